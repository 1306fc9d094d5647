import Foundation

/// The defaults of a host, for an `@AppStorage` that names none. By default, hosts do not share them.
final class HostDefaults: @unchecked Sendable {
  /// The defaults of the host that this thread works for; nil if there is none.
  static var current: HostDefaults? { HostJobs.current?.defaults }
  private let place: ViewHost.Configuration.Defaults
  // NB: guarded by the lock; tasks read properties of objects on any thread.
  private let lock = Lock()
  private var known: (store: UserDefaults, own: String?)?
  private var hasEnded = false
  init(_ place: ViewHost.Configuration.Defaults) { self.place = place }

  /// The store, made on first use.
  var store: UserDefaults {
    lock.withLock {
      if let known { return known.store }
      let (name, isOwn): (String?, Bool) =
        switch place {
        case .own: ("ViewHost.\(UUID().uuidString)", true)
        case .suite(let name): (name, false)
        case .standard: (nil, false)
        }
      // Nil for the names of the app and of the global domain, which the standard ones hold.
      let store = name.flatMap { UserDefaults(suiteName: $0) } ?? .standard
      known = (store, isOwn ? name : nil)
      return store
    }
  }

  /// Whether the host is gone, and an own store with it.
  var isOver: Bool { lock.withLock { hasEnded } }

  func end() {
    let known = lock.withLock {
      hasEnded = true
      return self.known
    }
    if let known, let name = known.own { known.store.removePersistentDomain(forName: name) }
  }
}
