#if !canImport(Darwin)
  public import Foundation

  /// A section of fetched results.
  public protocol NSFetchedResultsSectionInfo {
    /// Empty or kept: there are no results.
    var name: String { get }
    /// Empty or kept: there are no results.
    var indexTitle: String? { get }
    /// Empty or kept: there are no results.
    var numberOfObjects: Int { get }
    /// Empty or kept: there are no results.
    var objects: [Any]? { get }
  }

  /// What happened to a result.
  public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

  /// The observer of a controller. Nothing changes, so it is never called.
  public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Never called: no results change.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Never called: no results change.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Never called: no results change.
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType)
  }
  extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {}
  }

  /// The results of a request, which finds nothing.
  open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    /// Empty or kept: there are no results.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Empty or kept: there are no results.
    public let managedObjectContext: NSManagedObjectContext
    /// Empty or kept: there are no results.
    public let sectionNameKeyPath: String?
    /// Empty or kept: there are no results.
    public let cacheName: String?
    /// Empty or kept: there are no results.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// Nil before the fetch, empty after it.
    public private(set) var fetchedObjects: [ResultType]?

    /// Keeps the request, which finds nothing.
    public init(
      fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
      sectionNameKeyPath: String?, cacheName name: String?
    ) {
      (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
      (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }
    /// Finds nothing.
    open func performFetch() throws { fetchedObjects = [] }
    /// Empty: there are no results.
    open var sections: [any NSFetchedResultsSectionInfo]? { [] }
    /// Empty or kept: there are no results.
    open var sectionIndexTitles: [String] { [] }
    /// Stops the program: there are no results.
    open func object(at indexPath: IndexPath) -> ResultType {
      preconditionFailure("There is no Core Data: the results are empty.")
    }
    /// Empty or kept: there are no results.
    open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
    /// Does nothing.
    open class func deleteCache(withName name: String?) {}
  }
#endif
