/// A search, as those who are in what is searched know it.
final class Search {
  private var text = Binding.constant("")
  private var isSearching = Binding.constant(false)

  func connect(text: Binding<String>, isSearching: Binding<Bool>) {
    self.text = text
    self.isSearching = isSearching
  }

  func complete(with completion: String) { text.wrappedValue = completion }

  /// Empties the field, and has nobody search any more.
  func end() {
    text.wrappedValue = ""
    isSearching.wrappedValue = false
  }
}

/// Ends a search: `@Environment(\.dismissSearch) private var dismissSearch`, then `dismissSearch()`. It empties the field.
///
/// Where nothing can be searched, it does nothing.
public struct DismissSearchAction: Equatable {
  private let search: Search?

  init(_ search: Search?) { self.search = search }

  @MainActor public func callAsFunction() { search?.end() }

  public static func == (first: Self, second: Self) -> Bool { first.search === second.search }
}

/// A view that a modifier hands down to the search field.
struct SearchExtra {
  var view: AnyView?
}

private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}
private struct SearchKey: EnvironmentKey { static var defaultValue: Search? { nil } }
private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: SearchExtra { SearchExtra() } }
private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchExtra { SearchExtra() } }

extension EnvironmentValues {
  /// Whether a person searches what the view is in.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of what the view is in.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The search that a suggestion is for.
  var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  var searchSuggestions: SearchExtra {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var searchScopes: SearchExtra {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}
