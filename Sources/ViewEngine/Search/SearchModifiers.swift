/// When the scopes of a search are offered. The engine offers them while a person searches.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
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

/// Ends a search: `@Environment(\.dismissSearch) private var dismissSearch`, then `dismissSearch()`. It empties the
/// field.
///
/// Outside of a `searchable` view, the call does nothing.
public struct DismissSearchAction: Equatable {
  private let search: Search?

  init(_ search: Search?) { self.search = search }

  /// Ends the search and empties its field.
  @MainActor @preconcurrency public func callAsFunction() { search?.end() }

  public static func == (first: Self, second: Self) -> Bool { first.search === second.search }
}

extension View {
  /// Connects the focus of the search field in the view with a state: see `focused`.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchFocus) { $0.links.append(FocusLink(binding, equals: true)) }
  }

  public nonisolated func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    transformEnvironment(\.searchFocus) { $0.links.append(FocusLink(binding, equals: value)) }
  }
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

/// A search, as those who are in what is searched know it.
final class Search {
  private var text = Binding.constant("")
  private var isSearching = Binding.constant(false)

  func connect(text: Binding<String>, isSearching: Binding<Bool>) {
    self.text = text
    self.isSearching = isSearching
  }

  func complete(with completion: String) { text.wrappedValue = completion }

  /// Empties the field and ends the search.
  func end() {
    text.wrappedValue = ""
    isSearching.wrappedValue = false
  }
}

/// A view that a modifier hands down to the search field.
struct SearchExtra {
  var view: AnyView?
}

/// The focus links of a search field.
struct SearchFocus {
  var links: [FocusLink] = []
}

/// A search field whose focus is described from outside.
struct SearchFocusView<Content: View> {
  let content: Content
  let _look: SearchFocus
}

extension SearchFocusView: _WrapperView {
  static func _render(_ look: SearchFocus, around content: () -> Void, into rendering: _Rendering) {
    var render = content
    for link in look.links {
      let inner = render
      render = { rendering.apply(FocusTrait(link: link), around: inner) }
    }
    render()
  }
}
