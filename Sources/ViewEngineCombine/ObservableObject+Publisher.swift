#if OpenCombine && !canImport(Darwin)
  import ObjectPublishers
  public import OpenCombine
  import ViewEngine

  // For an object without `@Published` properties, OpenCombine makes a new publisher at each access, so that
  // subscribers never receive an event. The first declaration here hides OpenCombine's, because it has the same
  // signature. Its type is unusable, so that the compiler chooses the second declaration. A file that also imports
  // OpenCombine sees OpenCombine's declaration, which wins over both without ambiguity.

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    @_disfavoredOverload
    public var objectWillChange: Never { fatalError("objectWillChange of type Never cannot be used") }
  }

  extension ObservableObject where ObjectWillChangePublisher: _DefaultObjectPublisher {
    /// A publisher that sends before the object changes: the same one at each access.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
  }

  /// The publisher of an object that declares none.
  public protocol _DefaultObjectPublisher: AnyObject {}
  extension ObservableObjectPublisher: _DefaultObjectPublisher {}

  /// The publishers of all objects, made on first use.
  private final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private let lock = Lock()
    // NB: guarded by the lock. The keys are identities, which a later object may share: check the object in the entry.
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    private var sweepCount = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      if let known = lock.withLock({ known(object) }) { return known }
      // Without the lock, because it may run a user's mirror.
      let new = installedPublisher(of: object) ?? ObservableObjectPublisher()
      StoredDefaults(of: object).announceChanges(by: new)
      var kept: [AnyObject] = []
      defer { withExtendedLifetime(kept) {} }
      return lock.withLock {
        if let known = known(object) { return known }
        if entries.count >= sweepCount { kept = sweep() }
        entries[ObjectIdentifier(object)] = Entry(object: object, publisher: new)
        return new
      }
    }

    private func known(_ object: AnyObject) -> ObservableObjectPublisher? {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.publisher
    }

    /// - Returns: the objects that are left, to be released without the lock: one may have no other owner by then.
    private func sweep() -> [AnyObject] {
      var objects: [AnyObject] = []
      entries = entries.filter { _, entry in
        guard let object = entry.object else { return false }
        objects.append(object)
        return true
      }
      sweepCount = max(64, entries.count * 2)
      return objects
    }
  }
#endif
