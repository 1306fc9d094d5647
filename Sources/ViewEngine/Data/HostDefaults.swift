import Foundation

/// The defaults of a host, for an `@AppStorage` that names none: what one host stores, no other finds, unless its
/// configuration says so.
// NB: touched on the main actor only, as views are mounted, evaluated and removed there.
final class HostDefaults: @unchecked Sendable {
  private let place: ViewHost.Configuration.Defaults
  private var known: (store: UserDefaults, own: String?)?

  init(_ place: ViewHost.Configuration.Defaults) { self.place = place }

  /// Made when it is first asked for.
  var store: UserDefaults {
    if let known { return known.store }
    let (name, isOwn): (String?, Bool) =
      switch place {
      case .own: ("ViewHost.\(UUID().uuidString)", true)
      case .suite(let name): (name, false)
      case .standard: (nil, false)
      }
    // NB: nil for the names of the app and of the global domain, which the standard ones hold.
    let store = name.flatMap { UserDefaults(suiteName: $0) } ?? .standard
    known = (store, isOwn ? name : nil)
    return store
  }
}

extension HostDefaults: EndingService {
  convenience init(of graph: Graph) { self.init(.own) }

  func end() {
    guard let known, let name = known.own else { return }
    known.store.removePersistentDomain(forName: name)
  }
}
