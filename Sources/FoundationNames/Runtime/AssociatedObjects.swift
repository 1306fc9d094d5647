#if !canImport(Darwin)
  import Foundation

  // Functions of the Objective-C runtime that need no selectors.

  /// How an object keeps a value; each policy keeps it strongly here, except `OBJC_ASSOCIATION_ASSIGN`.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  private final class Associations: @unchecked Sendable {
    private struct Entry {
      weak var owner: AnyObject?
      var values: [UnsafeRawPointer: Any] = [:]
    }
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The count of entries at which those of released objects are dropped.
    private var limit = 64

    func value(_ owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        // A new object can have the address of a released one.
        guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
        return entry.values[key]
      }
    }

    func set(_ value: Any?, _ owner: AnyObject, _ key: UnsafeRawPointer) {
      // Dropped values are released without the lock: their `deinit` may come back here.
      let dropped: Any? = lock.withLock {
        let id = ObjectIdentifier(owner)
        var dropped: [Any] = []
        if let entry = entries[id], entry.owner !== owner {
          dropped.append(entry)
          entries[id] = nil
        }
        var entry = entries[id] ?? Entry(owner: owner)
        if let old = entry.values[key] { dropped.append(old) }
        entry.values[key] = value
        entries[id] = entry
        if entries.count > limit {
          dropped.append(entries.filter { $0.value.owner == nil })
          entries = entries.filter { $0.value.owner != nil }
          limit = max(64, entries.count * 2)
        }
        return dropped
      }
      withExtendedLifetime(dropped) {}
    }

    func removeAll(_ owner: AnyObject) {
      let dropped = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
      withExtendedLifetime(dropped) {}
    }
  }

  private let associations = Associations()
  private struct WeakValue { weak var object: AnyObject? }

  /// The value that the object keeps for the key.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let value = associations.value(object as AnyObject, key)
    return (value as? WeakValue).map { $0.object as Any? } ?? value
  }

  /// Keeps a value for the key as long as the object exists; nil removes it.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let kept = policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { WeakValue(object: $0 as AnyObject) as Any } : value
    associations.set(kept, object as AnyObject, key)
  }

  /// Removes all values that the object keeps.
  public func objc_removeAssociatedObjects(_ object: Any) { associations.removeAll(object as AnyObject) }
#endif
