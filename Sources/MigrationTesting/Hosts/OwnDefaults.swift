#if BundledEngine
  import Foundation

  /// Defaults that one host has for itself, for as long as it lives: what one run stores is not to be found by another.
  final class OwnDefaults {
    let store: UserDefaults
    private let name = "MigrationTesting.\(UUID().uuidString)"

    init() {
      // NB: nil only for the names of the app and of the global domain, which this is not.
      store = UserDefaults(suiteName: name) ?? UserDefaults()
    }

    deinit { store.removePersistentDomain(forName: name) }
  }
#endif
