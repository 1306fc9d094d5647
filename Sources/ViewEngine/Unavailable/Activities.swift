public import Foundation

// What a person does, handed from one device to another. Foundation has no NSUserActivity beside the engine.

#if !canImport(Darwin)
  // NB: with members, so that an action which reads them is no other error than the modifier's.
  @available(*, unavailable, message: "The engine has no NSUserActivity: put the code in #if canImport(SwiftUI).")
  public class NSUserActivity {
    public init(activityType: String) {}
    public var activityType: String { "" }
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var webpageURL: URL?
    public var targetContentIdentifier: String?
    public var isEligibleForHandoff = true
    public var isEligibleForSearch = false
  }
#endif

extension View {
  @available(
    *, unavailable,
    message: "The engine has no NSUserActivity: put the modifier in #if canImport(SwiftUI); .onOpenURL acts."
  )
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine has no NSUserActivity: put the modifier in #if canImport(SwiftUI).")
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine shows no widgets: put the modifier in #if canImport(WidgetKit).")
  public nonisolated func previewContext<Context>(_ value: Context) -> some View { self }
}
