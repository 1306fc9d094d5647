import Combine

final class Router: ObservableObject {
  static let shared = Router()
  @Published var path: [Route] = []
  func open(_ route: Route) {}
}
