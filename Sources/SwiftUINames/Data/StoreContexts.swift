#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// SwiftData's objects in memory. The engine has no SwiftData: this context is opaque, holds nothing and saves nothing.
  public final class ModelContext: Sendable {
    fileprivate init() {}
  }

  /// Core Data's objects in memory. The engine has no Core Data: this context is opaque, holds nothing and saves nothing.
  public final class NSManagedObjectContext: NSObject, Sendable {
    fileprivate override init() {}
    /// Always false: the context holds nothing.
    public var hasChanges: Bool { false }
    /// Does nothing: the context holds nothing.
    public func delete(_ object: AnyObject) {}
    /// Does nothing, and throws no error.
    public func save() throws {}
    /// Does nothing.
    public func rollback() {}
  }

  private struct ModelContextKey: EnvironmentKey { static let defaultValue = ModelContext() }
  private struct ManagedObjectContextKey: EnvironmentKey { static let defaultValue = NSManagedObjectContext() }

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
