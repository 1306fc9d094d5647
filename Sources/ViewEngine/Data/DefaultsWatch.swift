/// The values of the defaults that the views of a host read, and the objects that they observe. Foreign writes are read at
/// the begin of an event and after its last pass, because not every system reports them.
// Touched on the main actor only, as views are mounted, evaluated and removed there.
final class DefaultsWatch: @unchecked Sendable {
  private struct Entry { weak var property: (any SharedDefaults)? }
  @exclusivity(unchecked) private var watched: [any WatchedDefaults] = []
  private var properties: [ObjectIdentifier: Entry] = [:]
  func add(_ location: any WatchedDefaults) { watched.append(location) }
  func remove(_ location: any WatchedDefaults) { watched.removeAll { $0 === location } }
  func add(_ property: any SharedDefaults) { properties[ObjectIdentifier(property)] = Entry(property: property) }

  /// - Returns: whether any of them has changed.
  @discardableResult
  func refresh() -> Bool {
    let views = watched.reduce(false) { $1.refresh() || $0 }
    if properties.isEmpty { return views }
    let objects = properties.values.compactMap(\.property)
    if objects.count < properties.count { properties = properties.filter { $0.value.property != nil } }
    return objects.reduce(views) { $1.refresh() || $0 }
  }
}

extension DefaultsWatch: FrameService {
  convenience init(of graph: Graph) { self.init() }
  func beginFrame() { refresh() }
}

extension DefaultsWatch: SettlingService {
  static var settlingOrder: Int { 1 }
  func settle() -> Bool { refresh() }
}

extension Graph { var defaultsWatch: DefaultsWatch { service(DefaultsWatch.self) } }
