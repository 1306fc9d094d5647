// What other frameworks of Apple's show in a view: pictures, tips, translations, pages of the web.

public import Foundation

/// Which pictures are offered.
@available(*, unavailable, message: "The engine has no PhotosUI: put the modifier in #if canImport(PhotosUI).")
public struct _PhotoFilter {
  public static var images: _PhotoFilter { fatalError() }
  public static var videos: _PhotoFilter { fatalError() }
  public static var livePhotos: _PhotoFilter { fatalError() }
  public static func any(of filters: [_PhotoFilter]) -> _PhotoFilter { fatalError() }
  public static func not(_ filter: _PhotoFilter) -> _PhotoFilter { fatalError() }
}

/// Makes a picture of a view.
@available(
  *, unavailable,
  message:
    "The engine paints nothing: put the code in #if canImport(SwiftUI); ViewHost.tree says what a view was asked to look like."
)
public final class ImageRenderer<Content: View> {
  public init(content: Content) {}
}

/// Work for an app that is not shown.
@available(
  *, unavailable, message: "The engine has no background tasks: put the code in #if canImport(BackgroundTasks)."
)
public struct BackgroundTask<Request, Response> {}

extension EnvironmentValues {
  @available(
    *, unavailable,
    message: "The engine has no AuthenticationServices: put the code in #if canImport(AuthenticationServices)."
  )
  public var webAuthenticationSession: Never { fatalError() }
}

// NB: one declaration a name: of several the compiler tries none that is unavailable, and blames another line.
extension View {
  @available(*, unavailable, message: "The engine has no PhotosUI: put the modifier in #if canImport(PhotosUI).")
  public nonisolated func photosPicker<Selection>(
    isPresented: Binding<Bool>, selection: Binding<Selection>, maxSelectionCount: Int? = nil,
    matching filter: _PhotoFilter? = nil
  ) -> some View {
    self
  }

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

  @available(*, unavailable, message: "The engine has no QuickLook: put the modifier in #if canImport(QuickLook).")
  public nonisolated func quickLookPreview<Items>(_ selection: Binding<URL?>, in items: Items = 0) -> some View {
    self
  }
}
