public import Foundation

public struct PlaceholderContentView<Value> {
  let content: AnyView
  @_spi(AppleNames) public init(content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View { public var body: some View { content } }

/// A view's appearance and disappearance, described by a body.
///
/// The engine shows a view at once in its final state: it evaluates the body for the phase `identity` only.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The type-erased content of a styled control.
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension View {
  public nonisolated func transition<Change: Transition>(_ transition: Change) -> some View {
    modifier(_TransitionModifier(transition: transition)).painted("transition", ViewTypeName.short(of: Change.self))
  }
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct _TransitionModifier<Change: Transition> { let transition: Change }

extension _TransitionModifier: ViewModifier {
  public func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(content: AnyView(content)), phase: .identity)
  }
}

public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  @_spi(AppleNames) public static func named(_ name: String) -> AnyTransition { AnyTransition(description: name) }
  public static let identity = AnyTransition(description: "identity")
  public static let opacity = AnyTransition(description: "opacity")
  public static let slide = AnyTransition(description: "slide")
  public static let scale = AnyTransition(description: "scale")
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(description: "scale \(scale)" + (anchor == .center ? "" : " at \(anchor)"))
  }
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

  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition(description: "modifier \(ViewTypeName.short(of: Modifier.self))")
  }

  /// Both transitions at once, kept by name.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(description: "\(description) and \(other)")
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(description: "\(description) by \(animation?.description ?? "none")")
  }
}

extension View {
  /// Sets the transition, without motion. With `.identity` a view disappears before its successor appears.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    LeavingView(self, leavesAtOnce: transition == .identity).painted("transition", "\(transition)")
  }
}

public struct ContentTransition: Hashable, Sendable {
  let name: String
  @_spi(AppleNames) public init(name: String) { self.name = name }
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText down" : "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText \(value)") }
}

extension View {
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    painted("contentTransition", transition.name)
  }
}
