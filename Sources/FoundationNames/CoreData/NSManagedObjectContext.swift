#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// Core Data's objects in memory. There is no Core Data: a context fetches nothing and saves nothing. It knows the objects
  /// that were inserted.
  open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Where a context works; every one works where it is called.
    public enum ConcurrencyType: UInt, Sendable { case confinementConcurrencyType, privateQueue, mainQueue }

    private let lock = NSLock()
    private var inserted: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var undoManager: UndoManager?
    open var name: String?
    open var transactionAuthor: String?
    /// Kept; nothing is merged.
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false
    open var retainsRegisteredObjects = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var stalenessInterval: TimeInterval = 0
    public let userInfo = NSMutableDictionary()

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    public convenience init(_ type: ConcurrencyType) {
      self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    /// The objects since the last save.
    open var insertedObjects: Set<NSManagedObject> { lock.withLock { Set(inserted) } }
    /// The objects since the last save.
    open var deletedObjects: Set<NSManagedObject> { lock.withLock { Set(deleted) } }
    /// Empty: no change is observed.
    open var updatedObjects: Set<NSManagedObject> { [] }
    open var registeredObjects: Set<NSManagedObject> { insertedObjects }
    /// Whether objects were inserted or deleted since the last save.
    open var hasChanges: Bool { lock.withLock { !inserted.isEmpty || !deleted.isEmpty } }

    open func insert(_ object: NSManagedObject) { lock.withLock { inserted.append(object) } }
    /// Marks the object; it was nowhere stored.
    open func delete(_ object: NSManagedObject) {
      object.isDeleted = true
      lock.withLock {
        inserted.removeAll { $0 === object }
        deleted.append(object)
      }
    }
    private func forget() {
      lock.withLock {
        inserted = []
        deleted = []
      }
    }
    /// Stores nothing, and forgets the objects.
    open func save() throws { forget() }
    /// Forgets the objects.
    open func reset() { forget() }
    /// Forgets the objects.
    open func rollback() { forget() }
    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }

    /// Finds nothing.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
    /// Zero: nothing is found.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
    /// Does nothing.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { NSBatchDeleteResult() }
    private func known(_ objectID: NSManagedObjectID) -> NSManagedObject? {
      lock.withLock { inserted.first { $0.objectID === objectID } }
    }
    /// The inserted object; without one, a new object outside of a context.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
      known(objectID) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }
    /// The inserted object.
    ///
    /// - Throws: `CocoaError` without one.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
      guard let object = known(objectID) else { throw CocoaError(CocoaError.Code(rawValue: 133_000)) }
      return object
    }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { known(objectID) }

    /// Does nothing.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    /// Does nothing.
    open func refreshAllObjects() {}
    /// Does nothing.
    open func processPendingChanges() {}
    /// Does nothing.
    open func detectConflicts(for object: NSManagedObject) {}
    /// Does nothing: identities are never stored.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    /// Does nothing.
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    /// Does nothing.
    open class func mergeChanges(
      fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {}

    /// Runs the closure later on the main queue: the context has no queue.
    open func perform(_ block: @escaping () -> Void) {
      nonisolated(unsafe) let block = block
      DispatchQueue.main.async { block() }
    }
    /// Runs the closure at once: the context has no queue.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    /// Runs the closure at once: the context has no queue.
    public func perform<T>(
      schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try block() }
    /// When a closure runs; there is no difference here.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    public static let willSaveObjectsNotification = Notification.Name("NSManagingContextWillSaveChangesNotification")
    public static let didSaveObjectsNotification = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let didChangeObjectsNotification = Notification.Name(
      "NSObjectsChangedInManagingContextNotification")
    public static let didSaveObjectIDsNotification = Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
  }

  /// Where a context works; every one works where it is called.
  public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }

  /// What wins if two contexts change one object; no two do.
  open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType
    public init(merge ty: NSMergePolicyType) { mergeType = ty }
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
  /// What wins if two contexts change one object.
  public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
  }
  public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
  public let NSRollbackMergePolicy: NSMergePolicy = NSMergePolicy.rollback
  public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
  public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
  public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

  extension Notification.Name {
    public static let NSManagedObjectContextWillSave = NSManagedObjectContext.willSaveObjectsNotification
    public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
    public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  }
  public let NSInsertedObjectsKey = "inserted"
  public let NSUpdatedObjectsKey = "updated"
  public let NSDeletedObjectsKey = "deleted"
  public let NSRefreshedObjectsKey = "refreshed"
#endif
