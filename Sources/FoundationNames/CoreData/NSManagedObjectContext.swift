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

    /// A key of the notifications of a context, which none posts.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// Kept; nothing is stored or merged.
    open var parent: NSManagedObjectContext?
    /// Kept; nothing is stored or merged.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// As the undo manager does, which the context does not fill.
    open var undoManager: UndoManager?
    /// Kept; nothing is stored or merged.
    open var name: String?
    /// Kept; nothing is stored or merged.
    open var transactionAuthor: String?
    /// Kept; nothing is merged.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Kept; nothing is stored or merged.
    open var automaticallyMergesChangesFromParent = false
    /// Kept; nothing is stored or merged.
    open var retainsRegisteredObjects = false
    /// Kept; nothing is stored or merged.
    open var shouldDeleteInaccessibleFaults = true
    /// Kept; nothing is stored or merged.
    open var propagatesDeletesAtEndOfEvent = true
    /// Kept; nothing is stored or merged.
    open var stalenessInterval: TimeInterval = 0
    /// A key of the notifications of a context, which none posts.
    public let userInfo = NSMutableDictionary()

    /// A context without objects; its queue has no effect.
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
    /// Objects that were inserted and not saved.
    open var registeredObjects: Set<NSManagedObject> { insertedObjects }
    /// Whether objects were inserted or deleted since the last save.
    open var hasChanges: Bool { lock.withLock { !inserted.isEmpty || !deleted.isEmpty } }

    /// Keeps the object until the context is saved.
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
    /// As the undo manager does, which the context does not fill.
    open func undo() { undoManager?.undo() }
    /// As the undo manager does, which the context does not fill.
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
    /// Objects that were inserted and not saved.
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
    public static let didSaveObjectIDsNotification = Notification.Name(
      "NSManagedObjectContextDidSaveObjectIDsNotification")
  }

  /// Where a context works; every one works where it is called.
  public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }

  /// What wins if two contexts change one object; no two do.
  open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// A policy, which has no effect: no two contexts change one object.
    public let mergeType: NSMergePolicyType
    /// A context without objects; its queue has no effect.
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
  /// A policy, which has no effect: no two contexts change one object.
  public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
  /// A policy, which has no effect: no two contexts change one object.
  public let NSRollbackMergePolicy: NSMergePolicy = NSMergePolicy.rollback
  /// A policy, which has no effect: no two contexts change one object.
  public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
  /// A policy, which has no effect: no two contexts change one object.
  public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
  /// A policy, which has no effect: no two contexts change one object.
  public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

  extension Notification.Name {
    public static let NSManagedObjectContextWillSave = NSManagedObjectContext.willSaveObjectsNotification
    public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
    public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  }
  /// A key of the notifications of a context, which none posts.
  public let NSInsertedObjectsKey = "inserted"
  /// A key of the notifications of a context, which none posts.
  public let NSUpdatedObjectsKey = "updated"
  /// A key of the notifications of a context, which none posts.
  public let NSDeletedObjectsKey = "deleted"
  /// A key of the notifications of a context, which none posts.
  public let NSRefreshedObjectsKey = "refreshed"
#endif
