/// When the scopes of a search are offered. The engine offers them while a person searches.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// A suggestion, which a tap puts into the search field.
private struct SearchCompletion<Content: View> {
  let content: Content
  let completion: String
  @Environment(\.search) private var search

  nonisolated init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }
}

extension SearchCompletion: _EngineView {
  var body: some View {
    let search = search
    let completion = completion
    content.onTapGesture { search?.complete(with: completion) }
  }
}

extension View {
  /// Offers suggestions while a person searches, below the field of `searchable`.
  public nonisolated func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    environment(\.searchSuggestions, SearchExtra(view: AnyView(suggestions())))
  }

  /// Has a tap on the view put a text into the search field that the view is a suggestion of.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  /// Offers a choice of where to search, while a person searches: a picker called Scope.
  ///
  /// - Parameters:
  ///   - scope: the tag of the chosen scope.
  ///   - scopes: the scopes, each with a `tag`.
  public nonisolated func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    environment(
      \.searchScopes, SearchExtra(view: AnyView(Picker("Scope", selection: scope) { [scopes = scopes()] in scopes })))
  }

  /// - Parameter activation: when the scopes are offered.
  public nonisolated func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}
