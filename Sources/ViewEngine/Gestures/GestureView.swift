import Foundation

/// Which gestures of a view are meant when one of its own and those of what is in it could be.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of what is in the view.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A view that reacts to a gesture.
struct GestureView<Content: View, Touch: Gesture> {
  let content: Content
  let gesture: Touch
  let precedence: GesturePrecedence
  let isEnabled: Bool

  @MainActor fileprivate var recognizer: _Recognizer? { isEnabled ? gesture._recognizer { _ in } : nil }
}

/// Keeps what is to be told of touches, the newest at any time: a gesture goes on while its view is evaluated anew.
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

  /// What is told of a drag: those gestures for which it is long enough.
  var drag: DragRecognizer? {
    guard let least = recognizer?.drags.map(\.minimumDistance).min() else { return nil }
    return DragRecognizer(minimumDistance: least) { phase in
      for drag in self.recognizer?.drags ?? [] where drag.minimumDistance <= phase.distance { drag.send(phase) }
    }
  }

  var magnify: (_GesturePhase<CGFloat>) -> Void {
    { phase in for send in self.recognizer?.magnifications ?? [] { send(phase) } }
  }

  var rotate: (_GesturePhase<Angle>) -> Void {
    { phase in for send in self.recognizer?.rotations ?? [] { send(phase) } }
  }
}

extension _GesturePhase where Value == DragGesture.Value {
  /// How far the finger has moved, in points.
  var distance: CGFloat {
    switch self {
    case .changed(let value), .ended(let value): hypot(value.translation.width, value.translation.height)
    case .cancelled: .infinity
    }
  }
}

extension View {
  /// Has the view react to a gesture; one of what is in it is preferred.
  public nonisolated func gesture<Touch: Gesture>(_ gesture: Touch, including mask: GestureMask = .all) -> some View {
    GestureView(
      content: self, gesture: gesture, precedence: mask == .gesture ? .high : .normal,
      isEnabled: mask.contains(.gesture))
  }

  /// Has the view react to a gesture if `isEnabled` is true.
  public nonisolated func gesture<Touch: Gesture>(_ gesture: Touch, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, precedence: .normal, isEnabled: isEnabled)
  }

  /// Has the view react to a gesture, and what is in it as well to its own.
  public nonisolated func simultaneousGesture<Touch: Gesture>(
    _ gesture: Touch, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, precedence: .simultaneous, isEnabled: mask.contains(.gesture))
  }

  /// Has the view react to a gesture rather than what is in it to its own.
  public nonisolated func highPriorityGesture<Touch: Gesture>(
    _ gesture: Touch, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, precedence: .high, isEnabled: mask.contains(.gesture))
  }
}
