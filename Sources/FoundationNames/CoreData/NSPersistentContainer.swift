#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  /// The model of a store. It has no entities.
  open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// Empty: there is no model.
    open var entities: [NSEntityDescription] = []
    /// Empty: there is no model.
    open var entitiesByName: [String: NSEntityDescription] { [:] }

    public override init() { super.init() }
    /// An empty model: the file is not read.
    public init?(contentsOf url: URL) {}
    /// An empty model.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
  }

  /// A store, of which there is none.
  open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// Kept, or nil: nothing is stored.
    open var url: URL?
    /// Kept, or nil: nothing is stored.
    open var type: String { NSInMemoryStoreType }
  }

  /// The stores of a container: none.
  open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// A name of the settings of a store, which have no effect.
    public let managedObjectModel: NSManagedObjectModel
    /// Kept, or nil: nothing is stored.
    open var name: String?
    /// Keeps the names; nothing is loaded.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
    /// Empty: nothing is stored.
    open var persistentStores: [NSPersistentStore] { [] }
    /// Kept, or nil: nothing is stored.
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
    /// Kept; no store is opened.
    open var url: URL?
    /// Kept; no store is opened.
    open var type = NSSQLiteStoreType
    /// Kept; no store is opened.
    open var configuration: String?
    /// Kept; no store is opened.
    open var isReadOnly = false
    /// Kept; no store is opened.
    open var shouldAddStoreAsynchronously = false
    /// Kept; no store is opened.
    open var shouldMigrateStoreAutomatically = true
    /// Kept; no store is opened.
    open var shouldInferMappingModelAutomatically = true
    /// Kept; no store is opened.
    open var timeout: TimeInterval = 240
    /// Kept; no store is opened.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// Kept; no store is opened.
    open private(set) var options: [String: NSObject] = [:]

    /// Keeps the names; nothing is loaded.
    public init(url: URL) { self.url = url }
    public override init() { super.init() }
    /// Kept; no store is opened.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// Kept; no store is opened.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
  }

  /// The settings for iCloud, which are kept.
  open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    /// A name of the settings of a store, which have no effect.
    public let containerIdentifier: String
    /// Keeps the names; nothing is loaded.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  }

  /// A store with its contexts. There is no Core Data: it stores nothing.
  open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// A name of the settings of a store, which have no effect.
    public let name: String
    /// A name of the settings of a store, which have no effect.
    public let viewContext = NSManagedObjectContext(.mainQueue)
    /// A name of the settings of a store, which have no effect.
    public let managedObjectModel: NSManagedObjectModel
    /// A name of the settings of a store, which have no effect.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// Kept, or nil: nothing is stored.
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    /// Keeps the names; nothing is loaded.
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
    open func loadPersistentStores(
      completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
      for description in persistentStoreDescriptions { block(description, nil) }
    }
    /// A context that stores nothing.
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext(.privateQueue) }
    /// Runs the closure later on the main queue, with a separate context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
      let context = newBackgroundContext()
      context.perform { block(context) }
    }
    /// Runs the closure at once, with a separate context.
    public func performBackgroundTask<T>(
      _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { try block(newBackgroundContext()) }
  }

  /// A container that iCloud copies on Apple's systems. Here nothing is copied.
  open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

  /// A name of the settings of a store, which have no effect.
  public let NSSQLiteStoreType = "SQLite"
  /// A name of the settings of a store, which have no effect.
  public let NSInMemoryStoreType = "InMemory"
  /// A name of the settings of a store, which have no effect.
  public let NSBinaryStoreType = "Binary"
  /// A name of the settings of a store, which have no effect.
  public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
  /// A name of the settings of a store, which have no effect.
  public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
  /// A name of the settings of a store, which have no effect.
  public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
  /// A name of the settings of a store, which have no effect.
  public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
#endif
