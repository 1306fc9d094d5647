/// A view that can be searched: a node of its own, which reads the binding.
///
/// A person searches from the first keystroke in the field on, until the search is dismissed (our choice: SwiftUI's begins
/// with a tap on the field).
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var isSearchingByItself = false
  @State private var buffer = TextBuffer()
  @State private var search = Search()
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes

  nonisolated init(
    content: Content, text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement,
    prompt: Text?
  ) {
    self.content = content
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension SearchableView: _EngineView {
  var body: some View {
    let isSearching = isPresented ?? $isSearchingByItself
    let isOn = isSearching.wrappedValue
    let text = text
    let _ = buffer.follow(text.wrappedValue)
    let _ = search.connect(text: text, isSearching: isSearching)
    let field = TextControl(
      content: prompt ?? Text("Search"),
      _look: TextControlLook(
        kind: .search,
        attributes: placement == .automatic ? [] : [_Attribute("placement", placement.description)], buffer: buffer
      ) { newText in
        text.wrappedValue = newText
        isSearching.wrappedValue = true
      })
    SearchedView(
      content: content.environment(\.isSearching, isOn).environment(\.dismissSearch, DismissSearchAction(search))
        .environment(\.searchSuggestions, SearchExtra()).environment(\.searchScopes, SearchExtra()),
      field: TupleView(
        field,
        isOn ? scopes.view : nil,
        isOn
          ? suggestions.view.map { SearchSuggestions(content: $0.environment(\.search, search), _look: []) } : nil))
  }
}

/// A view, and the field to search it with.
private struct SearchedView<Content: View, Field: View> {
  let content: Content
  let field: Field
}

extension SearchedView: ModifiedView, _PrimitiveView {
  struct _Mounted {
    var content: Content._Mounted
    var field: Field._Mounted
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let content = Content._mount(view.content, in: &pass)
    return _Mounted(content: content, field: Field._mount(view.field, in: &pass))
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    Field._update(&mounted.field, to: view.field, in: &pass)
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    Field._change(&mounted.field, to: presence, in: &pass)
  }

  static func _render(_ mounted: _Mounted, into rendering: inout _Rendering) {
    Content._render(mounted.content, into: &rendering)
    rendering.standApart(submits: true) { Field._render(mounted.field, into: &$0) }
  }
}

/// What is offered while a person searches.
private struct SearchSuggestions<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension SearchSuggestions: _ContainerView { static var _name: String { "SearchSuggestions" } }
