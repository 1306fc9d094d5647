/// The position of a search field; kept in the render tree, with no effect on layout.
public struct SearchFieldPlacement: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let automatic = SearchFieldPlacement(description: "automatic")
  public static let toolbar = SearchFieldPlacement(description: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(description: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(description: "sidebar")
  /// Below the title; kept in the render tree.
  public static let navigationBarDrawer = SearchFieldPlacement(description: "navigationBarDrawer")

  /// Below the title; kept in the render tree.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(description: "navigationBarDrawer \(displayMode)")
  }

  /// When the drawer is seen.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

extension View {
  /// Offers a field to search the view with, which a host types into by its prompt.
  ///
  /// - Parameters:
  ///   - text: what is searched for.
  ///   - prompt: what the field is called; nil for "Search".
  ///   - placement: where it is, kept in the render tree.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, placement: placement, prompt: prompt)
  }

  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// - Parameters:
  ///   - isPresented: whether a person is searching.
  ///   - text: the text that is edited.
  ///   - placement: where it is, kept in the render tree.
  ///   - prompt: the text in an empty field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// - Parameters:
  ///   - suggestions: what is offered while a person searches.
  ///   - text: the text that is edited.
  ///   - placement: where it is, kept in the render tree.
  ///   - prompt: the text in an empty field.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol, Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}

/// A view with a search field: a separate node, which reads the binding.
///
/// The search begins with the first keystroke in the field and ends when it is dismissed (our choice: SwiftUI's begins
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

/// The suggestions during a search.
private struct SearchSuggestions<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension SearchSuggestions: _ContainerView { static var _name: String { "SearchSuggestions" } }
