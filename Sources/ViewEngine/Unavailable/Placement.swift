// Where windows and tabs stand. The engine has no screen that they could stand on.

@available(*, unavailable, message: "The engine places no windows: put the code in #if canImport(SwiftUI).")
public struct WindowProxy {}

@available(*, unavailable, message: "The engine shows all tabs: put the code in #if canImport(SwiftUI).")
public struct TabPlacement: Sendable {}

@available(*, unavailable, message: "The engine shows an OutlineGroup without it: name the view by `some View`.")
public struct OutlineSubgroupChildren {}
