#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// Changes of a view's look that depend on its place; a host paints none.
  public protocol VisualEffect: Sendable {}

  /// The look of a view before its changes.
  public struct EmptyVisualEffect: VisualEffect { public nonisolated init() {} }

  // Each returns the look itself: nothing is painted.
  extension VisualEffect {
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    public nonisolated func distortionEffect(
      _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
    public nonisolated func layerEffect(
      _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
    public nonisolated func opacity(_ opacity: Double) -> some VisualEffect { self }
    public nonisolated func offset(_ offset: CGSize) -> some VisualEffect { self }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public nonisolated func scaleEffect(
      x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect { self }
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public nonisolated func rotation3DEffect(
      _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
      perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    public nonisolated func brightness(_ amount: Double) -> some VisualEffect { self }
    public nonisolated func contrast(_ amount: Double) -> some VisualEffect { self }
    public nonisolated func saturation(_ amount: Double) -> some VisualEffect { self }
    public nonisolated func grayscale(_ amount: Double) -> some VisualEffect { self }
    public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  }

  /// The place of a view in the visible part of a scroll view.
  public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    /// Whether the view is wholly visible.
    public var isIdentity: Bool { self == .identity }
    /// From -1 to 1; 0 for a visible view.
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
  }

  /// How the look follows the scrolling.
  public struct ScrollTransitionConfiguration: Sendable {
    public static let interactive = ScrollTransitionConfiguration()
    public static let animated = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    /// The animation has no effect.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    /// The curve has no effect.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
      .interactive
    }
    /// The configuration itself: nothing moves.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    /// The configuration itself: nothing moves.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// How much of a view is visible when its transition ends; kept by name.
    public struct Threshold: Hashable, Sendable {
      let name: String
      public static let visible = Threshold(name: "visible")
      public static let hidden = Threshold(name: "hidden")
      public static let centered = Threshold(name: "centered")
      /// - Parameter amount: from 0 to 1.
      public static func visible(_ amount: Double) -> Threshold { Threshold(name: "visible \(amount)") }
      /// The threshold between two others.
      public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
      /// The threshold with an inset, in points.
      public func inset(by distance: Double) -> Threshold { self }
    }
  }

  /// What a person does with a scroll view.
  public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
  }

  extension View {
    /// Keeps the modifier in the tree; the closure never runs.
    public nonisolated func visualEffect<Effect: VisualEffect>(
      _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { painted("visualEffect") }

    /// Keeps the modifier in the tree; the closure never runs.
    public nonisolated func scrollTransition<Effect: VisualEffect>(
      _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
      transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View { painted("scrollTransition") }

    /// Keeps the modifier in the tree; the closure never runs.
    public nonisolated func scrollTransition<Effect: VisualEffect>(
      topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
      transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View { painted("scrollTransition") }

    /// Keeps the modifier in the tree; a host has no phases of scrolling, so that the action never runs.
    public nonisolated func onScrollPhaseChange(
      _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { painted("onScrollPhaseChange") }

    /// Keeps the modifier in the tree; the action never runs.
    public nonisolated func onScrollPhaseChange(
      _ action:
        @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { painted("onScrollPhaseChange") }

    /// Keeps the modifier in the tree; the action never runs.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
      idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { painted("onScrollTargetVisibilityChange") }
  }

  /// The state of a scroll view when its phase changes. No phase changes, so no action receives a value.
  public struct ScrollPhaseChangeContext {
    /// The sizes and the position of the scroll view.
    public let geometry: ScrollGeometry
    /// How fast it scrolls, in points per second; nil while it rests.
    public let velocity: CGVector?
  }
#endif
