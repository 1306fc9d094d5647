#if !canImport(Darwin)
  public import Foundation
  public import FoundationNames
  public import ViewEngine

  /// SwiftData's objects in memory. The engine has no SwiftData: this context holds nothing and saves nothing.
  public final class ModelContext: @unchecked Sendable {
    fileprivate init() {}
    /// Kept; nothing is saved.
    public var autosaveEnabled = true
    /// Kept; nothing is undone.
    public var undoManager: UndoManager?
    /// Kept.
    public var author: String?
    /// Always false: the context holds nothing.
    public var hasChanges: Bool { false }
    /// Does nothing: the context holds nothing.
    public func insert<Model: AnyObject>(_ model: Model) {}
    /// Does nothing: the context holds nothing.
    public func delete<Model: AnyObject>(_ model: Model) {}
    /// Does nothing, and throws no error.
    public func delete<Model: AnyObject>(
      model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
    ) throws {}
    /// Does nothing, and throws no error.
    public func save() throws {}
    /// Runs the closure.
    public func transaction(block: () throws -> Void) throws { try block() }
    /// Does nothing.
    public func rollback() {}
    /// Does nothing.
    public func processPendingChanges() {}
  }

  private struct ModelContextKey: EnvironmentKey { static let defaultValue = ModelContext() }
  private struct ManagedObjectContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(.mainQueue)
  }

  extension EnvironmentValues {
    /// The context of SwiftData, opaque here: a view can read it and pass it on.
    public var modelContext: ModelContext {
      get { self[ModelContextKey.self] }
      set { self[ModelContextKey.self] = newValue }
    }

    /// The context of Core Data, opaque here: a view can read it and pass it on.
    public var managedObjectContext: NSManagedObjectContext {
      get { self[ManagedObjectContextKey.self] }
      set { self[ManagedObjectContextKey.self] = newValue }
    }
  }
#endif
