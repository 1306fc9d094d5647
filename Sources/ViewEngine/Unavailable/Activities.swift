// What a person does, handed from one device to another. Foundation has no NSUserActivity beside the engine.

extension View {
  @available(
    *, unavailable,
    message: "The engine has no NSUserActivity: put the modifier in #if canImport(SwiftUI); .onOpenURL acts."
  )
  public nonisolated func onContinueUserActivity<Activity>(
    _ activityType: String, perform action: @escaping (Activity) -> Void
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine has no NSUserActivity: put the modifier in #if canImport(SwiftUI).")
  public nonisolated func userActivity<Activity>(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Activity) -> Void
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine shows no widgets: put the modifier in #if canImport(WidgetKit).")
  public nonisolated func previewContext<Context>(_ value: Context) -> some View { self }
}
