public import Foundation

/// How much room a preview has.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// What a preview is shown on.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How the device of a preview is held.
public struct InterfaceOrientation: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let portrait = InterfaceOrientation(description: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(description: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(description: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(description: "landscapeRight")
}

extension View {
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    painted("previewDisplayName", value ?? "none")
  }

  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { painted("previewLayout", "\(value)") }

  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    painted("previewDevice", value?.rawValue ?? "none")
  }

  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    painted("previewInterfaceOrientation", "\(value)")
  }
}
