// Widgets and live activities. There is no WidgetKit beside the engine.

@available(
  *, unavailable,
  message: "The engine shows no widgets: keep the file out of a Linux build with #if canImport(WidgetKit)."
)
public protocol Widget {}

@available(
  *, unavailable,
  message: "The engine shows no widgets: keep the file out of a Linux build with #if canImport(WidgetKit)."
)
public protocol WidgetConfiguration {}

@available(
  *, unavailable,
  message: "The engine shows no widgets: keep the file out of a Linux build with #if canImport(WidgetKit)."
)
public struct EmptyWidgetConfiguration {
  public init() {}
}

@available(
  *, unavailable,
  message: "The engine shows no widgets: keep the file out of a Linux build with #if canImport(WidgetKit)."
)
public protocol WidgetBundle {}

@available(
  *, unavailable,
  message: "The engine shows no widgets: keep the file out of a Linux build with #if canImport(WidgetKit)."
)
@resultBuilder public struct WidgetBundleBuilder {
  public static func buildBlock() {}
}

@available(
  *, unavailable,
  message:
    "The engine shows no controls outside an app: keep the file out of a Linux build with #if canImport(WidgetKit)."
)
public protocol ControlWidget {}

@available(
  *, unavailable,
  message:
    "The engine shows no controls outside an app: keep the file out of a Linux build with #if canImport(WidgetKit)."
)
public protocol ControlWidgetConfiguration {}

extension EnvironmentValues {
  @available(
    *, unavailable, message: "The engine shows no live activities: put the code in #if canImport(ActivityKit)."
  )
  public var activityFamily: Never { fatalError() }
}

// One declaration a name: of several the compiler tries none that is unavailable, and blames another line.
extension View {
  @available(*, unavailable, message: "The engine shows no widgets: put the modifier in #if canImport(WidgetKit).")
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  @available(*, unavailable, message: "The engine shows no widgets: put the modifier in #if canImport(WidgetKit).")
  public nonisolated func widgetLabel<Name: StringProtocol, Label: View>(
    _ name: Name = "", @ViewBuilder label: () -> Label = { EmptyView() }
  ) -> some View {
    self
  }

  @available(
    *, unavailable, message: "The engine shows no live activities: put the modifier in #if canImport(ActivityKit)."
  )
  public nonisolated func dynamicIsland<Island>(verticalPlacement: Island) -> some View { self }

  @available(
    *, unavailable, message: "The engine shows no live activities: put the modifier in #if canImport(ActivityKit)."
  )
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  @available(
    *, unavailable, message: "The engine shows no live activities: put the modifier in #if canImport(ActivityKit)."
  )
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
}
