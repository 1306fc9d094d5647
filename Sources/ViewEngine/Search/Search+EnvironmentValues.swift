// Written by Tests/Scripts/generate/environment-values.sh.

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}
private struct SearchKey: EnvironmentKey { static var defaultValue: Search? { nil } }
private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: SearchExtra { SearchExtra() } }
private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchExtra { SearchExtra() } }
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus { SearchFocus() } }

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

  /// What describes the focus of the search field.
  var searchFocus: SearchFocus {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}
