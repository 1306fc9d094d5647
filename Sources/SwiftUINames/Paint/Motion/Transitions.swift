#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  // Transitions by their types. The engine shows a view at once: each leaves the view as it is.

  /// Different transitions for coming and going.
  public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of a view that comes.
    public var insertion: Insertion
    /// The transition of a view that goes.
    public var removal: Removal
    /// - Parameters: the transitions of coming and going.
    public init(insertion: Insertion, removal: Removal) {
      (self.insertion, self.removal) = (insertion, removal)
    }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
  }

  /// A transition between nothing and the view.
  public struct OpacityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  /// No transition.
  public struct IdentityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
  }

  /// A transition by a scale.
  public struct ScaleTransition: Transition {
    /// The scale of a view that is not there.
    public var scale: Double
    /// The point that stays.
    public var anchor: UnitPoint
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
      (self.scale, self.anchor) = (scale, anchor)
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
  }

  /// A transition from the leading to the trailing edge.
  public struct SlideTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
  }

  /// A transition to and from an edge.
  public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
  }

  /// A transition from an edge to the opposite one.
  public struct PushTransition: Transition {
    /// The edge from which a view comes.
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
  }

  /// A transition by an offset.
  public struct OffsetTransition: Transition {
    /// The offset of a view that is not there, in points.
    public var offset: CGSize
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(phase.isIdentity ? .zero : offset)
    }
  }

  extension Transition {
    /// Both transitions, one in the other.
    @MainActor @preconcurrency public func combined<Other: Transition>(with other: Other) -> some Transition {
      CombinedTransition(first: self, second: other)
    }
    /// The transition itself: a change is there at once.
    public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
    /// Applies a phase of the transition to a view.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
      body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }
  }

  private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    func body(content: Content, phase: TransitionPhase) -> some View {
      second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
  }
#endif
