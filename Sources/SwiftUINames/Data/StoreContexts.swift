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
    /// Runs the closure later on the main queue: the context has no queue.
    public func perform(_ block: @escaping () -> Void) {
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
  }

  extension NSSortDescriptor {
    /// Sorts by a value that may be nil, which comes before others.
    @_disfavoredOverload
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
      self.init(keyPath: keyPath, ascending: ascending) { one, other in
        switch (one as? Value, other as? Value) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let one?, let other?): one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
      }
    }
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
