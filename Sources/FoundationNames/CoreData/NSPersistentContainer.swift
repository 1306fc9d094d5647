#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  /// The model of a store. It has no entities.
  open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = []
    open var entitiesByName: [String: NSEntityDescription] { [:] }

    public override init() { super.init() }
    /// An empty model: the file is not read.
    public init?(contentsOf url: URL) {}
    /// An empty model.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
  }

  /// A store, of which there is none.
  open class NSPersistentStore: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type: String { NSInMemoryStoreType }
  }

  /// The stores of a container: none.
  open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open var name: String?
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
    /// Empty: nothing is stored.
    open var persistentStores: [NSPersistentStore] { [] }
    open func persistentStore(for URL: URL) -> NSPersistentStore? { nil }
    /// A store that keeps nothing.
    @discardableResult
    open func addPersistentStore(
      ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
      options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore() }
    /// Does nothing.
    open func remove(_ store: NSPersistentStore) throws {}
    /// Does nothing: nothing is stored.
    open func destroyPersistentStore(
      at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {}
    /// Nil: nothing is stored.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
    /// Runs the closure at once.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  }

  /// The settings of a store, which are kept.
  open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var timeout: TimeInterval = 240
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]

    public init(url: URL) { self.url = url }
    public override init() { super.init() }
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
  }

  /// The settings for iCloud, which are kept.
  open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  }

  /// A store with its contexts. There is no Core Data: it stores nothing.
  open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext = NSManagedObjectContext(.mainQueue)
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
      (self.name, managedObjectModel) = (name, model)
      persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
      super.init()
      viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }
    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

    /// The folder that the support files of apps are in.
    open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }
    /// Calls the closure for each description at once, without an error.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
      for description in persistentStoreDescriptions { block(description, nil) }
    }
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext(.privateQueue) }
    /// Runs the closure later on the main queue, with a context of its own.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
      let context = newBackgroundContext()
      context.perform { block(context) }
    }
    /// Runs the closure at once, with a context of its own.
    public func performBackgroundTask<T>(
      _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { try block(newBackgroundContext()) }
  }

  /// A container that iCloud copies on Apple's systems. Here nothing is copied.
  open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

  public let NSSQLiteStoreType = "SQLite"
  public let NSInMemoryStoreType = "InMemory"
  public let NSBinaryStoreType = "Binary"
  public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
  public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
  public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
  public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
#endif
