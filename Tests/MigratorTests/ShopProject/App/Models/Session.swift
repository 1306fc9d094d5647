import Combine

final class Session: ObservableObject {
  @Published var user: String?
  @Published var cart = Cart()
  func save() {}
  func load(_ id: Int) {}
}
