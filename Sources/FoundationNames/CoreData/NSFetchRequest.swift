#if !canImport(Darwin)
  public import Foundation

  /// A request of Core Data.
  open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
    /// Kept, as all settings of a request: nothing is fetched.
    open var affectedStores: [NSPersistentStore]?
  }

  /// What a fetch returns.
  public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
  }

  /// A request for objects. There is no Core Data: it finds none, and keeps its settings.
  open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    /// Kept, as all settings of a request: nothing is fetched.
    open var entity: NSEntityDescription?
    /// Kept, as all settings of a request: nothing is fetched.
    open var predicate: NSPredicate?
    /// Kept, as all settings of a request: nothing is fetched.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Kept, as all settings of a request: nothing is fetched.
    open var fetchLimit = 0
    /// Kept, as all settings of a request: nothing is fetched.
    open var fetchOffset = 0
    /// Kept, as all settings of a request: nothing is fetched.
    open var fetchBatchSize = 0
    /// Kept, as all settings of a request: nothing is fetched.
    open var resultType: NSFetchRequestResultType = []
    /// Kept, as all settings of a request: nothing is fetched.
    open var includesSubentities = true
    /// Kept, as all settings of a request: nothing is fetched.
    open var includesPropertyValues = true
    /// Kept, as all settings of a request: nothing is fetched.
    open var includesPendingChanges = true
    /// Kept, as all settings of a request: nothing is fetched.
    open var returnsObjectsAsFaults = true
    /// Kept, as all settings of a request: nothing is fetched.
    open var returnsDistinctResults = false
    /// Kept, as all settings of a request: nothing is fetched.
    open var shouldRefreshRefetchedObjects = false
    /// Kept, as all settings of a request: nothing is fetched.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Kept, as all settings of a request: nothing is fetched.
    open var propertiesToFetch: [Any]?
    /// Kept, as all settings of a request: nothing is fetched.
    open var propertiesToGroupBy: [Any]?
    /// Kept, as all settings of a request: nothing is fetched.
    open var havingPredicate: NSPredicate?
    /// The name of the kind.
    open var entityName: String? { entity?.name }

    /// A request without a kind.
    public override init() { super.init() }
    /// Keeps the settings; nothing is fetched.
    public convenience init(entityName: String) {
      self.init()
      entity = NSEntityDescription(name: entityName)
    }
    /// Finds nothing.
    open func execute() throws -> [ResultType] { [] }
  }

  /// A request that deletes nothing: nothing is stored.
  open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    /// Kept, as all settings of a request: nothing is fetched.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// Kept, as all settings of a request: nothing is fetched.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// Keeps the settings; nothing is fetched.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
      self.init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>())
    }
  }
  /// What a request to delete returns.
  public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
  }
  /// The result of a request.
  open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}
  /// The result of a request to delete.
  open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    /// Nil: nothing is stored.
    open var result: Any? { nil }
  }
#endif
