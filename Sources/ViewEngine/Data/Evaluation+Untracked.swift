extension Evaluation {
  /// Runs `body` without taking what it reads for a dependency of the view that is evaluated.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    guard let current else { return body() }
    let node = current.node
    current.node = nil
    defer { current.node = node }
    return body()
  }
}
