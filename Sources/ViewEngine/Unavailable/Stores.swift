// SwiftData, Core Data and the App Store. There are none beside the engine.

/// The objects that Core Data has found.
@available(
  *, unavailable,
  message: "The engine has no Core Data: put the code in #if canImport(CoreData), or hand the view what it shows."
)
public struct FetchedResults<Result> {}

extension EnvironmentValues {
  @available(
    *, unavailable,
    message: "The engine has no SwiftData: put the code in #if canImport(SwiftData), or hand the view what it shows."
  )
  public var modelContext: Never {
    get { fatalError() }
    set {}
  }

  @available(
    *, unavailable,
    message: "The engine has no Core Data: put the code in #if canImport(CoreData), or hand the view what it shows."
  )
  public var managedObjectContext: Never {
    get { fatalError() }
    set {}
  }

  @available(*, unavailable, message: "The engine has no StoreKit: put the code in #if canImport(StoreKit).")
  public var purchase: Never { fatalError() }

  @available(*, unavailable, message: "The engine has no StoreKit: put the code in #if canImport(StoreKit).")
  public var requestReview: Never { fatalError() }
}

// NB: one declaration a name: of several the compiler tries none that is unavailable, and blames another line.
extension View {
  @available(*, unavailable, message: "The engine has no SwiftData: put the modifier in #if canImport(SwiftData).")
  public nonisolated func modelContainer<Container, Model>(
    _ container: Container = 0, for modelType: Model = 0, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine has no StoreKit: put the modifier in #if canImport(StoreKit).")
  public nonisolated func appStoreOverlay<Configuration>(
    isPresented: Binding<Bool>, configuration: @escaping () -> Configuration
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine has no StoreKit: put the modifier in #if canImport(StoreKit).")
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
}

extension Scene {
  @available(*, unavailable, message: "The engine has no SwiftData: put the modifier in #if canImport(SwiftData).")
  public nonisolated func modelContainer<Container, Model>(
    _ container: Container = 0, for modelType: Model = 0, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some Scene {
    self
  }
}
