public import Foundation

/// A tap, or several quick taps. If a view reacts only to several, one `tap` of a host performs all of them (our
/// choice).
public struct TapGesture {
  public typealias Value = Void
  /// The number of quick taps that the gesture needs.
  public var count: Int

  /// Recognizes `count` quick taps.
  public nonisolated init(count: Int = 1) { self.count = count }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Void>) -> Void) -> _Recognizer {
    _Recognizer(taps: [TapRecognizer(count: count) { send(.ended(())) }])
  }
}

extension TapGesture: _PrimitiveGesture {}

/// A tap that says where it was: a host taps at the origin of the view.
public struct SpatialTapGesture {
  /// The result of a tap with its position.
  public struct Value: Equatable, Sendable {
    /// The position of the tap, in points.
    public var location: CGPoint
  }

  /// The number of quick taps that the gesture needs.
  public var count: Int
  /// The space of the reported location; a host reports the origin in each.
  public var coordinateSpace: CoordinateSpace

  /// Recognizes `count` quick taps, with a position.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    _Recognizer(taps: [TapRecognizer(count: count) { send(.ended(Value(location: .zero))) }])
  }
}

extension SpatialTapGesture: _PrimitiveGesture {}

extension View {
  /// Runs `action` when the view is tapped: `tap` of a host finds it by all the texts in it. A control in it
  /// keeps its own tap.
  ///
  /// - Parameters:
  ///   - count: the number of taps: see `tap(_:count:)` of a host. If the view reacts to no fewer, one `tap` counts as
  ///     all of them (our choice).
  ///   - action: the code to run.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapGestureView(content: self, _look: TapRecognizer(count: count, action: action))
  }

  /// A tap beside the view's own: `pressing` receives true before `action` runs, and false afterwards.
  public nonisolated func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    simultaneousGesture(
      TapGesture().onEnded {
        pressing?(true)
        action()
        pressing?(false)
      })
  }

  /// Runs `action` with the place of the tap: a host taps at the origin of the view.
  public nonisolated func onTapGesture<Space: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: Space = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TapGestureView(content: self, _look: TapRecognizer(count: count) { action(.zero) })
  }
}

/// A view that reacts to a tap.
struct TapGestureView<Content: View> {
  let content: Content
  let _look: TapRecognizer
}

extension TapGestureView: _WrapperView {
  static func _render(_ look: TapRecognizer, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(TapTrait(tap: look), around: content)
  }
}

/// Makes elements without a control react to a tap.
struct TapTrait: ElementTrait {
  let tap: TapRecognizer
  func control(in context: ElementContext) -> (any Control)? { ButtonControl(action: nil) }
}

/// The recognizer of a number of taps.
struct TapRecognizer {
  let count: Int
  let action: () -> Void
}

/// The gestures of an element for a number of taps: an inner one before an outer one, unless that has priority.
struct TapGestures {
  private(set) var normal: (() -> Void)?
  private(set) var priority: (() -> Void)?
  /// Outer ones first.
  private(set) var simultaneous: [() -> Void] = []

  /// - Parameter traits: what speaks of the element, inner traits first.
  @MainActor init(of traits: [any ElementTrait], count: Int) {
    for trait in traits.reversed() {
      guard let taps = Self.taps(of: trait), taps.all().contains(where: { $0.count == count }) else { continue }
      // Read when it runs, because a press may come before, which can change the gestures.
      let run = { for tap in taps.all() where tap.count == count { tap.action() } }
      switch taps.precedence {
      case .normal: normal = run
      case .high: priority = priority ?? run
      case .simultaneous: simultaneous.append(run)
      }
    }
  }

  /// The numbers of taps of an element's gestures.
  ///
  /// - Parameter isControl: whether the element itself reacts to a tap; gestures without priority leave it that tap.
  @MainActor static func counts(in traits: [any ElementTrait], ofControl isControl: Bool) -> Set<Int> {
    var counts: Set<Int> = isControl ? [1] : []
    for trait in traits {
      guard let taps = taps(of: trait), !isControl || taps.precedence != .normal else { continue }
      for tap in taps.all() { counts.insert(tap.count) }
    }
    return counts
  }

  @MainActor private static func taps(
    of trait: any ElementTrait
  ) -> (all: () -> [TapRecognizer], precedence: GesturePrecedence)? {
    if let trait = trait as? TapTrait { return ({ [trait.tap] }, .normal) }
    guard let trait = trait as? GestureTrait else { return nil }
    return ({ [box = trait.box] in box.recognizer?.taps ?? [] }, trait.precedence)
  }
}
