#if !canImport(Darwin)
  public import Foundation

  /// A result of a fetch.
  public protocol NSFetchRequestResult: NSObjectProtocol {}
  extension NSDictionary: NSFetchRequestResult {}
  extension NSNumber: NSFetchRequestResult {}

  /// The identity of an object.
  open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    private let address = URL(string: "x-coredata:///\(UUID().uuidString)")!
    /// True: nothing is stored.
    open var isTemporaryID: Bool { true }
    /// The kind of the object.
    public let entity: NSEntityDescription
    init(entity: NSEntityDescription) { self.entity = entity }
    /// A separate address for each object.
    open func uriRepresentation() -> URL { address }
  }

  /// The kind of an object, by its name.
  open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// Kept; there is no model.
    open var name: String?
    /// The name of the class.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Empty: there is no model.
    open var attributesByName: [String: NSAttributeDescription] { [:] }
    /// Empty: there is no model.
    open var relationshipsByName: [String: NSRelationshipDescription] { [:] }
    /// Kept; there is no model.
    open var properties: [NSPropertyDescription] = []

    public override init() { super.init() }
    convenience init(name: String) {
      self.init()
      self.name = name
    }
    /// A kind of that name, whatever the model has.
    open class func entity(
      forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { NSEntityDescription(name: entityName) }
    /// A new object of the base class in the context: there is no model that names a class.
    open class func insertNewObject(
      forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject { NSManagedObject(entity: NSEntityDescription(name: entityName), insertInto: context) }
  }

  /// A property of an entity; there are none here.
  open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// Kept; there is no model.
    open var name: String = ""
    /// Kept; there is no model.
    open var isOptional = true
    public override init() { super.init() }
  }
  /// Kept; there is no model.
  open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {}
  /// Kept; there is no model.
  open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {}

  /// An object of Core Data, of which there is none: it keeps the values that are set by key, and is never stored.
  open class NSManagedObject: NSObject, NSFetchRequestResult, @unchecked Sendable {
    private var values: [String: Any] = [:]
    /// The context of the initializer.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Kept; there is no model.
    public let entity: NSEntityDescription
    /// Kept; there is no model.
    public let objectID: NSManagedObjectID
    /// Whether the object was deleted from its context.
    public internal(set) var isDeleted = false
    /// Whether values were set.
    public private(set) var hasChanges = false

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
      (self.entity, managedObjectContext) = (entity, context)
      objectID = NSManagedObjectID(entity: entity)
      super.init()
      context?.insert(self)
      awakeFromInsert()
    }
    /// An object of this class in the context.
    public convenience init(context moc: NSManagedObjectContext) {
      self.init(entity: Self.entity(), insertInto: moc)
    }
    /// An object outside of a context.
    public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// A kind with the name of the class.
    open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)") }
    // Disfavored: a class has its own form, with its own type.
    /// A request for objects of this class, which finds none.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: "\(self)") }

    /// Whether the object is in a context.
    open var isInserted: Bool { managedObjectContext != nil && !isDeleted }
    /// False or zero: nothing is stored.
    open var isUpdated: Bool { false }
    /// False or zero: nothing is stored.
    open var isFault: Bool { false }
    /// False or zero: nothing is stored.
    open var faultingState: Int { 0 }
    /// False or zero: nothing is stored.
    open var hasPersistentChangedValues: Bool { false }
    /// The values that were set by key.
    open func changedValues() -> [String: Any] { values }
    /// Empty: nothing is stored.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] { [:] }
    /// All values that were set by key.
    open func changedValuesForCurrentEvent() -> [String: Any] { values }

    /// The value that was set by that key.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Keeps the value.
    open func setValue(_ value: Any?, forKey key: String) { setPrimitiveValue(value, forKey: key) }
    /// The value that was set by that key.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// Kept; there is no model.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
      values[key] = value
      hasChanges = true
    }
    /// Does nothing.
    open func willAccessValue(forKey key: String?) {}
    /// Does nothing.
    open func didAccessValue(forKey key: String?) {}
    /// A set that is not connected with the object.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet(array: []) }
    /// A set that is not connected with the object.
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { NSMutableOrderedSet() }

    /// Called by the initializer.
    open func awakeFromInsert() {}
    /// Never called: nothing is fetched.
    open func awakeFromFetch() {}
    /// Never called: nothing is saved.
    open func willSave() {}
    /// Never called: nothing is saved.
    open func didSave() {}
    /// Never called.
    open func prepareForDeletion() {}
    /// Never called.
    open func willTurnIntoFault() {}
    /// Never called.
    open func didTurnIntoFault() {}
    /// Accepts everything.
    open func validateForInsert() throws {}
    /// Accepts everything.
    open func validateForUpdate() throws {}
    /// Accepts everything.
    open func validateForDelete() throws {}
  }
#endif
