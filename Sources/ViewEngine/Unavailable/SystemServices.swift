// Views of other Apple frameworks: pictures, tips, translations, pages of the web.

extension EnvironmentValues {
  @available(
    *, unavailable,
    message: "The engine has no AuthenticationServices: put the code in #if canImport(AuthenticationServices)."
  )
  public var webAuthenticationSession: Never { fatalError() }
}

// One declaration a name: of several the compiler tries none that is unavailable, and blames another line.
extension View {
  @available(*, unavailable, message: "The engine has no TipKit: put the modifier in #if canImport(TipKit).")
  public nonisolated func popoverTip<Tip>(_ tip: Tip, arrowEdge: Edge = .top) -> some View { self }

  @available(*, unavailable, message: "The engine has no TipKit: put the modifier in #if canImport(TipKit).")
  public nonisolated func tipBackground<Style>(_ style: Style) -> some View { self }

  @available(*, unavailable, message: "The engine has no TipKit: put the modifier in #if canImport(TipKit).")
  public nonisolated func tipViewStyle<Style>(_ style: Style) -> some View { self }

  @available(*, unavailable, message: "The engine has no Translation: put the modifier in #if canImport(Translation).")
  public nonisolated func translationPresentation(
    isPresented: Binding<Bool>, text: String, replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine has no Translation: put the modifier in #if canImport(Translation).")
  public nonisolated func translationTask<Configuration>(
    _ configuration: Configuration, action: @escaping (Never) async -> Void
  ) -> some View {
    self
  }
}

extension View {
  @available(*, unavailable, message: "The engine shows no widgets: put the modifier in #if canImport(WidgetKit).")
  public nonisolated func previewContext<Context>(_ value: Context) -> some View { self }
}

// SwiftData and the App Store. There are none beside the engine.

extension EnvironmentValues {
  @available(*, unavailable, message: "The engine has no StoreKit: put the code in #if canImport(StoreKit).")
  public var purchase: Never { fatalError() }

  @available(*, unavailable, message: "The engine has no SwiftData: put the code in #if canImport(SwiftData).")
  public var modelContext: Never { fatalError() }

  @available(*, unavailable, message: "The engine has no Core Data: put the code in #if canImport(CoreData).")
  public var managedObjectContext: Never { fatalError() }
}

// One declaration a name: of several the compiler tries none that is unavailable, and blames another line.
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

/// The objects of a request.
@available(*, unavailable, message: "The engine has no Core Data: hand the rows to an inner view, and test that one.")
public struct FetchedResults<Result> {}

/// Work that the system starts while the app is not in front.
@available(*, unavailable, message: "The system starts no task here: put the scene's modifier in #if os(iOS).")
public struct BackgroundTask<Request, Response> {}

extension Scene {
  @available(*, unavailable, message: "The engine has no SwiftData: put the modifier in #if canImport(SwiftData).")
  public nonisolated func modelContainer<Container, Model>(
    _ container: Container = 0, for modelType: Model = 0, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some Scene {
    self
  }
}

// Names for a space around a person, which the engine does not have.

/// To what of a scene an ornament is fastened.
@available(*, unavailable, message: "The engine has no windows with ornaments: put the modifier in #if os(visionOS).")
public struct OrnamentAttachmentAnchor {
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { fatalError() }
}

/// How glass is shown behind a view in space.
@available(*, unavailable, message: "The engine has no glass in space: put the modifier in #if os(visionOS).")
public enum GlassBackgroundDisplayMode: Sendable { case always, implicit, never }

// One declaration a name: of several the compiler tries none that is unavailable, and blames another line.
extension View {
  @available(*, unavailable, message: "The engine has no windows with ornaments: put the modifier in #if os(visionOS).")
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .visible, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine has no glass in space: put the modifier in #if os(visionOS).")
  public nonisolated func glassBackgroundEffect<Outline: Shape>(
    in shape: Outline = Capsule(), displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    self
  }
}

// Positions of windows and tabs. The engine has no screen for them.

@available(*, unavailable, message: "The engine places no windows: put the code in #if canImport(SwiftUI).")
public struct WindowProxy {}

@available(*, unavailable, message: "The engine shows an OutlineGroup without it: name the view by `some View`.")
public struct OutlineSubgroupChildren {}

// Names that need UIKit to act, which the engine does not have.
