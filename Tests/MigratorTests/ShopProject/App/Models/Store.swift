import Observation

@Observable final class Store {
  static let shared = Store()
  var items: [Item] = []
  var selected: Item?
  func refresh() {}
}
