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
