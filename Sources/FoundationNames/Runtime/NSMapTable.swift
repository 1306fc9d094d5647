#if !canImport(Darwin)
  public import Foundation

  /// How a table holds its objects.
  public struct NSPointerFunctions: Sendable {
    /// An empty collection with these ways of holding.
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let strongMemory: Options = []
      public static let weakMemory = Options(rawValue: 5)
      public static let copyIn = Options(rawValue: 65536)
      public static let objectPointerPersonality = Options(rawValue: 512)
    }
  }

  /// An object that is held strongly or weakly.
  private struct Held {
    private let strong: AnyObject?
    private weak var weak: AnyObject?
    init(_ object: AnyObject, isWeak: Bool) { (strong, weak) = (isWeak ? nil : object, object) }
    var object: AnyObject? { strong ?? weak }
  }

  private func areEqual(_ one: AnyObject?, _ other: AnyObject?, byIdentity: Bool) -> Bool {
    if one === other { return one != nil }
    guard !byIdentity, let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }

  /// A dictionary that can hold its keys and its objects weakly.
  open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let (keyOptions, valueOptions): (NSPointerFunctions.Options, NSPointerFunctions.Options)
    private var entries: [(key: Held, value: Held)] = []

    /// An empty collection with these ways of holding.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int
    ) {
      (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }
    public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [])
    {
      self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }
    /// An empty collection with these ways of holding.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init() }
    /// An empty collection with these ways of holding.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init(keyOptions: .weakMemory) }
    /// An empty collection with these ways of holding.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { .init(valueOptions: .weakMemory) }
    /// An empty collection with these ways of holding.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      .init(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func matches(_ key: Held, _ aKey: KeyType?) -> Bool {
      areEqual(key.object, aKey, byIdentity: keyOptions.contains(.objectPointerPersonality))
    }
    /// The object of that key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      entries.first { matches($0.key, aKey) }?.value.object as? ObjectType
    }
    /// Holds the object; nil removes it.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      removeObject(forKey: aKey)
      entries.removeAll { $0.key.object == nil || $0.value.object == nil }
      guard let anObject, let aKey else { return }
      entries.append(
        (
          Held(aKey, isWeak: keyOptions.contains(.weakMemory)),
          Held(anObject, isWeak: valueOptions.contains(.weakMemory))
        ))
    }
    /// Drops the entry that matches.
    open func removeObject(forKey aKey: KeyType?) { entries.removeAll { matches($0.key, aKey) } }
    /// Empties the collection.
    open func removeAllObjects() { entries = [] }
    private var living: [(KeyType, ObjectType)] {
      entries.compactMap { entry in
        guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
        return (key, value)
      }
    }
    /// The number of entries whose key and object exist.
    open var count: Int { living.count }
    /// Looks at the entries that still exist.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }
    /// Looks at the entries that still exist.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.1)).objectEnumerator() }
    /// Looks at the entries that still exist.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
      living.reduce(into: [:]) { result, entry in (entry.0 as? NSObject).map { result[$0] = entry.1 } }
    }
  }

  /// A set that can hold its objects weakly.
  open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var entries: [Held] = []

    /// An empty collection with these ways of holding.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) { self.options = options }
    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }
    /// An empty collection with these ways of holding.
    public class func weakObjects() -> NSHashTable<ObjectType> { .init(options: .weakMemory) }

    /// The objects that exist.
    open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
    /// How many entries still exist.
    open var count: Int { allObjects.count }
    /// Looks at the entries that still exist.
    open var anyObject: ObjectType? { allObjects.first }
    /// Looks at the entries that still exist.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? NSObject }) }
    private func matches(_ held: Held, _ object: ObjectType?) -> Bool {
      areEqual(held.object, object, byIdentity: options.contains(.objectPointerPersonality))
    }
    /// Looks at the entries that still exist.
    open func contains(_ anObject: ObjectType?) -> Bool { entries.contains { matches($0, anObject) } }
    /// The object in the set that equals this one.
    open func member(_ object: ObjectType?) -> ObjectType? {
      entries.first { matches($0, object) }?.object as? ObjectType
    }
    /// Holds it, strongly or weakly.
    open func add(_ object: ObjectType?) {
      entries.removeAll { $0.object == nil }
      guard let object, !contains(object) else { return }
      entries.append(Held(object, isWeak: options.contains(.weakMemory)))
    }
    /// Drops the entry that matches.
    open func remove(_ object: ObjectType?) { entries.removeAll { matches($0, object) } }
    /// Empties the collection.
    open func removeAllObjects() { entries = [] }
    /// Looks at the entries that still exist.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
  }
#endif
