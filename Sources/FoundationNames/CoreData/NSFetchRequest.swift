#if !canImport(Darwin)
  public import Foundation

  /// A request of Core Data.
  open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
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
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = []
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    /// The name of the kind.
    open var entityName: String? { entity?.name }

    /// A request without a kind.
    public override init() { super.init() }
    public convenience init(entityName: String) {
      self.init()
      entity = NSEntityDescription(name: entityName)
    }
    /// Finds nothing.
    open func execute() throws -> [ResultType] { [] }
  }

  /// A request that deletes nothing: nothing is stored.
  open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
    public convenience init(objectIDs objects: [NSManagedObjectID]) { self.init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>()) }
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
