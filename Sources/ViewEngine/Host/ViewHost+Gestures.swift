public import Foundation

/// What a person does by touching a view for longer than a tap. Each verb takes the text of the view, and the index
/// among those with that text; each throws `ViewHostError` if there is no such view, or touches do not reach it.
extension ViewHost {
  /// Presses a view for as long as it takes: an event when the finger comes down, and one when the press is made.
  public func longPress(_ label: String, at index: Int = 0) throws {
    try longPress(.labelled(label, at: index))
  }

  /// Drags a view: an event in which the gesture is told how far, and one in which it ends there.
  ///
  /// - Parameters:
  ///   - start: where in the view the finger comes down, in points.
  ///   - translation: how far it moves, in points.
  /// - Throws: `ViewHostError` also if the view has no gesture for which that is far enough.
  public func drag(_ label: String, at index: Int = 0, from start: CGPoint = .zero, by translation: CGSize) throws {
    try drag(.labelled(label, at: index), from: start, by: translation)
  }

  /// Moves two fingers on a view apart or together.
  ///
  /// - Parameter magnification: how many times as far apart they are in the end.
  public func magnify(_ label: String, at index: Int = 0, by magnification: CGFloat) throws {
    try magnify(.labelled(label, at: index), by: magnification)
  }

  /// Turns two fingers on a view.
  public func rotate(_ label: String, at index: Int = 0, by angle: Angle) throws {
    try rotate(.labelled(label, at: index), by: angle)
  }

  /// Moves the pointer over a view, or away from it.
  public func hover(_ label: String, _ isOver: Bool = true, at index: Int = 0) throws {
    try hover(.labelled(label, at: index), isOver)
  }

  func longPress(_ target: Target) throws {
    let found = try locate("longPress", "view with a long press gesture", target, shown: { $0.element.longPresses })
    graph.work(on: "press \(found.label)") { for press in found.wanted { press.press(true) } }
    graph.work(on: "long press \(found.label)") {
      for press in found.wanted {
        press.perform()
        press.press(false)
      }
    }
  }

  func drag(_ target: Target, from start: CGPoint, by translation: CGSize) throws {
    let found = try locate("drag", "view with a drag gesture", target, shown: { $0.element.drags })
    let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0), location: end, startLocation: start)
    let distance = hypot(translation.width, translation.height)
    let drags = found.wanted.filter { $0.minimumDistance <= distance }
    guard !drags.isEmpty else {
      throw ViewHostError(
        .invalidValue,
        "drag: the finger moves \(distance) points, and the gesture of the view \"\(found.label)\" begins after "
          + "\(found.wanted.map(\.minimumDistance).min() ?? 0).")
    }
    send(value, "drag \(found.label)", to: drags.map(\.send))
  }

  func magnify(_ target: Target, by magnification: CGFloat) throws {
    let found = try locate("magnify", "view with a magnify gesture", target, shown: { $0.element.magnifications })
    send(magnification, "magnify \(found.label)", to: found.wanted)
  }

  func rotate(_ target: Target, by angle: Angle) throws {
    let found = try locate("rotate", "view with a rotate gesture", target, shown: { $0.element.rotations })
    send(angle, "rotate \(found.label)", to: found.wanted)
  }

  func hover(_ target: Target, _ isOver: Bool) throws {
    let found = try locate("hover", "view with an .onHover action", target, shown: { $0.element.hovers })
    graph.work(on: isOver ? "hover \(found.label)" : "leave \(found.label)") {
      for action in found.wanted { action(isOver) }
    }
  }

  /// The fingers move, and then let go.
  private func send<Value>(_ value: Value, _ event: String, to recognizers: [(_GesturePhase<Value>) -> Void]) {
    graph.work(on: event) { for send in recognizers { send(.changed(value)) } }
    graph.work(on: "end of \(event)") { for send in recognizers { send(.ended(value)) } }
  }
}

extension _Element {
  var longPresses: [LongPressRecognizer]? { touches.longPress.all.nonEmpty }
  var drags: [DragRecognizer]? { touches.drag.all.nonEmpty }
  var magnifications: [(_GesturePhase<CGFloat>) -> Void]? { touches.magnify.all.nonEmpty }
  var rotations: [(_GesturePhase<Angle>) -> Void]? { touches.rotate.all.nonEmpty }
  var hovers: [(Bool) -> Void]? { touches.hover.nonEmpty }
}

extension Array {
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
