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
  @Environment(\.searchFocus) private var focus

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
    PassView { _ in
      let isSearching = isPresented ?? $isSearchingByItself
      let isOn = isSearching.wrappedValue
      let text = text
      buffer.follow(text.wrappedValue)
      search.connect(text: text, isSearching: isSearching)
      let field = TextControl(
        content: prompt ?? Text("Search"),
        _look: TextControlLook(
          kind: .search,
          attributes: placement == .automatic ? [] : [_Attribute("placement", placement.description)], buffer: buffer
        ) { newText in
          text.wrappedValue = newText
          isSearching.wrappedValue = true
        })
      return PresentingView(
        content: content.environment(\.isSearching, isOn).environment(\.dismissSearch, DismissSearchAction(search))
          .environment(\.searchSuggestions, SearchExtra()).environment(\.searchScopes, SearchExtra()),
        presenter: _Pair(
          SearchFocusView(content: field, _look: focus),
          isOn ? scopes.view : nil,
          isOn
            ? suggestions.view.map { SearchSuggestions(content: $0.environment(\.search, search), _look: []) } : nil),
        submits: true)
    }
  }
}

/// What is offered while a person searches.
private struct SearchSuggestions<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension SearchSuggestions: _ContainerView { static var _name: String { "SearchSuggestions" } }
