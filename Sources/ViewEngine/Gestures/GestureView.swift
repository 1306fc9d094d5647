import Foundation

/// The gestures that count: those of the view, those of its content, or both.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  public nonisolated func gesture<Touch: Gesture>(_ gesture: Touch, including mask: GestureMask = .all) -> some View {
    GestureView(
      content: self, gesture: gesture, precedence: mask == .gesture ? .high : .normal,
      isEnabled: mask.contains(.gesture))
  }

  public nonisolated func gesture<Touch: Gesture>(_ gesture: Touch, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, precedence: .normal, isEnabled: isEnabled)
  }

  public nonisolated func simultaneousGesture<Touch: Gesture>(
    _ gesture: Touch, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, precedence: .simultaneous, isEnabled: mask.contains(.gesture))
  }

  public nonisolated func highPriorityGesture<Touch: Gesture>(
    _ gesture: Touch, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, precedence: .high, isEnabled: mask.contains(.gesture))
  }
}

/// A value that a gesture sets while it lasts; at its end it returns to its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let transaction: (Value) -> Transaction
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    transaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }

  func set(_ newValue: Value, in transaction: Transaction) {
    if transaction.animation == nil { return value = newValue }
    withTransaction(transaction) { value = newValue }
  }

  func reset() { set(initial, in: transaction(value)) }
}

extension GestureState where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }

struct GestureView<Content: View, Touch: Gesture> {
  let content: Content
  let gesture: Touch
  let precedence: GesturePrecedence
  let isEnabled: Bool
  @MainActor fileprivate var recognizer: _Recognizer? { isEnabled ? gesture._recognizer { _ in } : nil }
}

/// Keeps the newest callbacks for touches, because a gesture lasts through evaluations of its view.
@MainActor
final class GestureBox {
  var recognizer: _Recognizer?
  init(_ recognizer: _Recognizer?) { self.recognizer = recognizer }
}

extension GestureView: _WrappingView {
  struct _Mounted {
    var content: Content._Mounted
    var precedence: GesturePrecedence
    let box: GestureBox
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let content = Content._mount(view.content, in: &pass)
    return _Mounted(content: content, precedence: view.precedence, box: GestureBox(view.recognizer))
  }

  static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    mounted.precedence = view.precedence
    let recognizer = view.recognizer
    recognizer?.follow(mounted.box.recognizer)
    mounted.box.recognizer = recognizer
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    guard presence != .shown, !pass.isHidden else { return }
    for cancel in mounted.box.recognizer?.cancel ?? [] { pass.collect(cancel) }
    if presence == .removed { mounted.box.recognizer = nil }
  }

  static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    guard let rendering = visitor.rendering else { return Content._visit(mounted.content, by: visitor) }
    rendering.apply(GestureTrait(box: mounted.box, precedence: mounted.precedence)) {
      Content._visit(mounted.content, by: visitor)
    }
  }
}

extension GestureBox {
  var longPress: LongPressRecognizer {
    LongPressRecognizer(
      press: { isPressing in for press in self.recognizer?.longPresses ?? [] { press.press(isPressing) } },
      perform: { for press in self.recognizer?.longPresses ?? [] { press.perform() } })
  }

  /// The recognizer of a drag: reports it to the gestures for which it is long enough.
  var drag: DragRecognizer? {
    guard let least = recognizer?.drags.map(\.minimumDistance).min() else { return nil }
    return DragRecognizer(minimumDistance: least) { phase in
      for drag in self.recognizer?.drags ?? [] where drag.minimumDistance <= phase.distance { drag.send(phase) }
    }
  }

  var magnify: (_GesturePhase<CGFloat>) -> Void {
    { phase in for send in self.recognizer?.magnifications ?? [] { send(phase) } }
  }
}

extension _GesturePhase where Value == DragGesture.Value {
  /// The distance that the finger has moved, in points.
  var distance: CGFloat {
    switch self {
    case .changed(let value), .ended(let value): hypot(value.translation.width, value.translation.height)
    case .cancelled: .infinity
    }
  }
}
