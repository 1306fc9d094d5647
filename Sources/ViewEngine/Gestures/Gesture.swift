import Foundation

/// A host makes the gestures happen: see `tap`, `longPress`, `drag` and `magnify` of `ViewHost`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer
}

extension Gesture where Body.Value == Value {
  public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer { body._recognizer(send) }
}

/// A gesture that the engine itself knows.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  public var body: Never {
    fatalError("\(Self.self) is a primitive gesture without a body.\n\nTo fix, pass it to .gesture(_:).")
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognizer(_ send: @escaping (_GesturePhase<Never>) -> Void) -> _Recognizer { _Recognizer() }
}

/// No gesture if nil, as in `.gesture(isEditing ? drag : nil)`.
extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    self?._recognizer(send) ?? _Recognizer()
  }
}

/// A gesture with callbacks for its changes and its end.
public struct _ObservedGesture<Base: Gesture> {
  public typealias Value = Base.Value
  let base: Base
  let observe: (_GesturePhase<Base.Value>) -> Void

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    base._recognizer { [observe] phase in
      observe(phase)
      send(phase)
    }
  }
}

extension _ObservedGesture: _PrimitiveGesture {}

/// A gesture with a value made of that of another.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    base._recognizer { [transform] phase in send(phase.map(transform)) }
  }
}

extension _MapGesture: _PrimitiveGesture {}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { phase in if case .ended(let value) = phase { action(value) } }
  }

  /// Keeps a `GestureState` up to date during the gesture; it is reset when the gesture ends.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { phase in
      guard case .changed(let value) = phase else { return state.reset() }
      var newState = state.wrappedValue
      var transaction = Transaction()
      body(value, &newState, &transaction)
      state.set(newState, in: transaction)
    }
  }

  public nonisolated func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { phase in if case .changed(let value) = phase { action(value) } }
  }
}

/// The recognizers of a gesture, one list for each kind of touches.
public struct _Recognizer {
  var taps: [TapRecognizer] = []
  var longPresses: [LongPressRecognizer] = []
  var drags: [DragRecognizer] = []
  var magnifications: [(_GesturePhase<CGFloat>) -> Void] = []
  /// Called when the view is removed, while a gesture may still be in progress.
  var cancel: [() -> Void] = []
  var sequences: [SequenceProgress] = []

  /// Continues in the state of the previous evaluation's recognizer.
  func follow(_ former: _Recognizer?) {
    guard let former else { return }
    for (progress, old) in zip(sequences, former.sequences) { progress.first = old.first }
  }

  static func + (first: _Recognizer, second: _Recognizer) -> _Recognizer {
    _Recognizer(
      taps: first.taps + second.taps, longPresses: first.longPresses + second.longPresses,
      drags: first.drags + second.drags, magnifications: first.magnifications + second.magnifications,
      cancel: first.cancel + second.cancel, sequences: first.sequences + second.sequences)
  }
}

/// The progress of a sequence of gestures: the value of its first gesture, once that has ended.
final class SequenceProgress {
  var first: Any?
}

/// The gestures of a kind that an element reacts to: an inner one before an outer one, unless that has priority.
struct GestureRecognizers<Recognizer> {
  var normal: Recognizer?
  var priority: Recognizer?
  /// Outer ones first.
  var simultaneous: [Recognizer] = []
  var all: [Recognizer] { [priority ?? normal].compactMap(\.self) + simultaneous }
}

extension GestureRecognizers where Recognizer == GestureBox {
  /// - Parameters:
  ///   - traits: what speaks of the element, inner traits first.
  ///   - isWanted: whether a gesture is of the kind.
  @MainActor init(of traits: [any ElementTrait], where isWanted: (_Recognizer) -> Bool) {
    for case let trait as GestureTrait in traits.reversed() {
      guard let recognizer = trait.box.recognizer, isWanted(recognizer) else { continue }
      switch trait.precedence {
      case .normal: normal = trait.box
      case .high: priority = priority ?? trait.box
      case .simultaneous: simultaneous.append(trait.box)
      }
    }
  }
}

/// The precedence of a gesture over those of the view's content.
enum GesturePrecedence { case normal, high, simultaneous }

/// Makes the elements in it react to a gesture.
struct GestureTrait: ElementTrait {
  let box: GestureBox
  let precedence: GesturePrecedence

  func control(in context: ElementContext) -> (any Control)? {
    box.recognizer?.taps.isEmpty ?? true ? nil : ButtonControl(action: nil)
  }

  // The innermost one offers for all of them.
  func addElementActions(to collector: inout ActionCollector) {
    guard let first = collector.traits.lazy.compactMap({ $0 as? GestureTrait }).first, first.box === box else { return }
    let traits = collector.traits
    let presses = GestureRecognizers(of: traits) { !$0.longPresses.isEmpty }.all
    if !presses.isEmpty { collector.add(LongPress.self, presses.map(\.longPress)) }
    let drags = GestureRecognizers(of: traits) { !$0.drags.isEmpty }.all
    if !drags.isEmpty { collector.add(Drag.self, drags.compactMap(\.drag)) }
    let magnifications = GestureRecognizers(of: traits) { !$0.magnifications.isEmpty }.all
    if !magnifications.isEmpty { collector.add(Magnify.self, magnifications.map(\.magnify)) }
  }
}
