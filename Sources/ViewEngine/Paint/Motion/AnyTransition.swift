public import Foundation

/// How a view would come and go on a screen. The engine paints nothing, and only keeps it.
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let identity = AnyTransition(description: "identity")
  public static let opacity = AnyTransition(description: "opacity")
  public static let slide = AnyTransition(description: "slide")
  public static let scale = AnyTransition(description: "scale")
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(description: "scale \(scale)" + (anchor == .center ? "" : " at \(anchor)"))
  }
  /// - Parameter offset: in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(description: "push \(edge)") }
  public static let blurReplace = AnyTransition(description: "blurReplace")
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(description: "move \(edge)") }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(description: "offset x \(x) y \(y)")
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(description: "insertion \(insertion) removal \(removal)")
  }

  /// - Parameters: the modifiers of a view that is not there yet, or no longer, and of one that is.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition(description: "modifier \(TraceEvent.name(of: Modifier.self))")
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(description: "\(description) and \(other)")
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(description: "\(description) by \(animation?.description ?? "none")")
  }
}

extension View {
  /// Says how the view comes and goes, which nobody sees here; with `.identity` it has disappeared before its successor
  /// appears, as in SwiftUI.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    TransitionView(
      content: self, _look: _Attribute("transition", "\(transition)"), leavesAtOnce: transition == .identity)
  }
}
