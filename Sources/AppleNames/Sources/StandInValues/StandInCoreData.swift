// What unknown values cannot stand for: the types of Core Data.
import SwiftUI

/// The results of a fetch, of which there are none.
public final class FetchedResults<Result>: StandInOf<Result>, @unchecked Sendable {
  public var sortDescriptors: [SortDescriptor<Result>] = []
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var nsPredicate: NSPredicate?
}

/// A fetch from Core Data, which the modules with Apple's names do not have.
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
  public var projectedValue: Binding<FetchedResults<Result>> { .constant(wrappedValue) }
  public init(
    entity: Any? = nil, sortDescriptors: [SortDescriptor<Result>], predicate: Any? = nil, animation: Animation? = nil
  ) {}
  public init(entity: Any? = nil, sortDescriptors: [Any], predicate: Any? = nil, animation: Animation? = nil) {}
  public init(fetchRequest: Any?, animation: Animation? = nil) {}
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { NSManagedObjectContext() }
    set {}
  }
}

/// What a fetch asks for. NB: no unknown value, because a use of its members tells no type.
public final class NSFetchRequest<Result>: NSObject {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var (fetchLimit, fetchOffset, fetchBatchSize) = (0, 0, 0)
  public var (returnsObjectsAsFaults, returnsDistinctResults, includesSubentities) = (true, false, true)
  public var (includesPropertyValues, includesPendingChanges) = (true, true)
  public var propertiesToFetch: [Any]?
  public var relationshipKeyPathsForPrefetching: [String]?
  public var resultType = StandIn()
  public override init() {}
  public init(entityName: String) {}
}

open class NSManagedObjectContext: StandIn, @unchecked Sendable {
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
  public func object(with id: StandIn) -> NSManagedObject { NSManagedObject() }
  public func existingObject(with id: StandIn) throws -> NSManagedObject { NSManagedObject() }
  public func delete(_ object: NSManagedObject) {}
  public func save() throws {}
  public let (hasChanges, registeredObjects) = (false, Set<NSManagedObject>())
}

open class NSPersistentContainer: StandIn, @unchecked Sendable {
  public convenience init(name: String) { self.init() }
  public let viewContext = NSManagedObjectContext()
  public func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {}
}
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The superclass of Core Data's entities. NB: no unknown value, whose members would be declared beside the entities'.
open class NSManagedObject: NSObject {
  public required override init() {}
  public convenience init(context: Any?) { self.init() }
  public var managedObjectContext: NSManagedObjectContext? { nil }
  public let (objectID, entity) = (StandIn(), StandIn())
  public class func entity() -> StandIn { StandIn() }
  public let (isDeleted, isInserted, isUpdated, isFault, hasChanges) = (false, false, false, false, false)
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKey key: String) -> Any? { nil }
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {}
  public func primitiveValue(forKey key: String) -> Any? { nil }
}
