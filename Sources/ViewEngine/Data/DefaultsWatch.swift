import Foundation

/// The values of the defaults that the views of a host read. What others have written is looked for when an event
/// begins and when all that follows from it is done, for not every system tells of it.
// NB: touched on the main actor only, as views are mounted, evaluated and removed there.
final class DefaultsWatch: @unchecked Sendable {
  @exclusivity(unchecked) private var watched: [any WatchedDefaults] = []

  func add(_ location: any WatchedDefaults) { watched.append(location) }
  func remove(_ location: any WatchedDefaults) { watched.removeAll { $0 === location } }
  /// - Returns: whether any of them is another one.
  @discardableResult
  func refresh() -> Bool { watched.reduce(false) { $1.refresh() || $0 } }
}

extension DefaultsWatch: FrameService {
  convenience init(of graph: Graph) { self.init() }
  func beginFrame() { refresh() }
}

extension DefaultsWatch: SettlingService {
  func settle() -> Bool { refresh() }
}
