#if !canImport(Darwin)
  public import Foundation
  public import FoundationNames
  public import ViewEngine

  /// A request for Core Data's objects. There is no Core Data: the results are empty, and the settings are kept.
  @propertyWrapper public struct FetchRequest<Result> {
    /// The results, which are empty.
    public let wrappedValue: FetchedResults<Result>
    /// The settings of a request.
    public struct Configuration {
      let results: FetchedResults<Result>
      /// Kept; it filters nothing.
      public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
      }
    }
    /// The settings of the request.
    public var projectedValue: Configuration { Configuration(results: wrappedValue) }

    /// Keeps the settings.
    public init(
      sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
      wrappedValue = FetchedResults()
      wrappedValue.sortDescriptors = sortDescriptors
      wrappedValue.nsPredicate = predicate
    }

    /// Keeps the settings.
    @_disfavoredOverload
    public init(
      sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
      wrappedValue = FetchedResults()
      wrappedValue.nsSortDescriptors = sortDescriptors
      wrappedValue.nsPredicate = predicate
    }
  }

  extension FetchRequest where Result: NSFetchRequestResult {
    /// Keeps the settings.
    public init(
      entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
      animation: Animation? = nil
    ) { self.init(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation) }
    /// Keeps the settings.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
      self.init(
        sortDescriptors: fetchRequest.sortDescriptors ?? [], predicate: fetchRequest.predicate, animation: animation)
    }
    /// Keeps the settings.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
      self.init(fetchRequest: fetchRequest)
    }
  }

  extension FetchRequest: DynamicProperty {}

  /// The objects that Core Data has found: none.
  public struct FetchedResults<Result>: RandomAccessCollection {
    private final class Settings {
      var predicate: NSPredicate?
      var descriptors: [NSSortDescriptor] = []
      var sorts: [SortDescriptor<Result>] = []
    }
    private let settings = Settings()
    init() {}

    /// Kept; it filters nothing.
    public var nsPredicate: NSPredicate? {
      get { settings.predicate }
      nonmutating set { settings.predicate = newValue }
    }
    /// Kept; nothing is sorted.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { settings.descriptors }
      nonmutating set { settings.descriptors = newValue }
    }
    /// Kept; nothing is sorted.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { settings.sorts }
      nonmutating set { settings.sorts = newValue }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// Keeps the settings; the results are empty.
    public subscript(position: Int) -> Result { preconditionFailure("There is no Core Data: the results are empty.") }
  }
#endif
