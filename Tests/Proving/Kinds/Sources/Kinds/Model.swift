import Foundation

protocol Storing: AnyObject {
  var count: Int { get set }
  func store(_ count: Int)
}

final class Session: ObservableObject {
  @Published var user = ""
  @Published private(set) var visits = 0
  func visit() { visits += 1 }
}
