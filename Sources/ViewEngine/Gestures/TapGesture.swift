public import Foundation

/// If a view reacts only to several taps, one `tap` of a host performs all of them (our choice).
public struct TapGesture {
  public typealias Value = Void
  public var count: Int
  public nonisolated init(count: Int = 1) { self.count = count }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Void>) -> Void) -> _Recognizer {
    _Recognizer(taps: [TapRecognizer(count: count) { send(.ended(())) }])
  }
}

extension TapGesture: _PrimitiveGesture {}

extension View {
  /// If the view reacts to no fewer taps than `count`, one `tap` counts as all of them (our choice).
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TraitView(content: self, _look: TapTrait(tap: TapRecognizer(count: count, action: action)))
  }

  /// Runs `action` with the place of the tap: a host taps at the origin of the view.
  public nonisolated func onTapGesture<Space: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: Space = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { TraitView(content: self, _look: TapTrait(tap: TapRecognizer(count: count) { action(.zero) })) }
}

/// Makes elements without a control react to a tap.
struct TapTrait: ElementTrait {
  let tap: TapRecognizer
  func control(in context: ElementContext) -> (any Control)? { ButtonControl(action: nil) }
}

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

  /// The numbers of taps of an element's gestures. `isControl`: whether the element itself reacts to a tap; gestures
  /// without priority leave it that tap.
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
