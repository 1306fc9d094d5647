#if !canImport(Darwin)
  public import Foundation
  public import FoundationNames
  public import ViewEngine

  /// A request for Core Data's objects in sections. There is no Core Data: the results are empty, and the settings are kept.
  @propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
    /// The results, which are empty.
    public let wrappedValue: SectionedFetchResults<SectionIdentifier, Result>

    /// Keeps the settings.
    public init(
      sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
      predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
      wrappedValue = SectionedFetchResults(sectionIdentifier, predicate)
      wrappedValue.sortDescriptors = sortDescriptors
    }
    /// Keeps the settings.
    @_disfavoredOverload
    public init(
      sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
      predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
      wrappedValue = SectionedFetchResults(sectionIdentifier, predicate)
      wrappedValue.nsSortDescriptors = sortDescriptors
    }
    /// Keeps the settings.
    public init(
      entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
      sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
      self.init(
        sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors, predicate: predicate,
        animation: animation)
    }
    /// Keeps the settings.
    public init(
      fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
      animation: Animation? = nil
    ) {
      self.init(
        sectionIdentifier: sectionIdentifier, sortDescriptors: fetchRequest.sortDescriptors ?? [],
        predicate: fetchRequest.predicate, animation: animation)
    }
  }

  extension SectionedFetchRequest: DynamicProperty {}

  /// The sections that Core Data has found: none.
  public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection
  {
    private final class Settings {
      var identifier: KeyPath<Result, SectionIdentifier>
      var predicate: NSPredicate?
      var descriptors: [NSSortDescriptor] = []
      var sorts: [SortDescriptor<Result>] = []
      init(_ identifier: KeyPath<Result, SectionIdentifier>, _ predicate: NSPredicate?) {
        (self.identifier, self.predicate) = (identifier, predicate)
      }
    }
    private let settings: Settings
    init(_ identifier: KeyPath<Result, SectionIdentifier>, _ predicate: NSPredicate?) {
      settings = Settings(identifier, predicate)
    }

    /// A section with its objects.
    public struct Section: Identifiable, RandomAccessCollection {
      public let id: SectionIdentifier
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      /// Keeps the settings; the results are empty.
      public subscript(position: Int) -> Result { preconditionFailure("There is no Core Data: the results are empty.") }
    }

    /// Kept; it makes no sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
      get { settings.identifier }
      nonmutating set { settings.identifier = newValue }
    }
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
    public subscript(position: Int) -> Section { preconditionFailure("There is no Core Data: the results are empty.") }
  }
#endif
