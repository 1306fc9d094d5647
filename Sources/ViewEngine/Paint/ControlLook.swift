public import Foundation

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// The outline of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// - Parameter radius: in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle radius \(radius)")
  }
}

extension View {
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize).painted("controlSize", "\(controlSize)")
  }

  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    painted("buttonBorderShape", shape.name)
  }

  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    painted("menuIndicator", "\(visibility)")
  }
}
