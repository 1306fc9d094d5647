public import Foundation

/// Gestures other than a tap. Each verb takes the text of the view, and the index among the views with that text. It
/// throws `ViewHostError` if there is no such view, or touches do not reach it.
extension ViewHost {
  /// Presses a view long enough for its gesture, in two events: the finger comes down, and the press is
  /// recognized. Without such a gesture it opens the view's context menu: `tap` of the next call presses the menu's
  /// button, also where other rows have buttons of that name.
  ///
  /// - Throws: `ViewHostError` if there is no such view or more than one, or it has neither.
  public func longPress(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try longPress(.labelled(label, at: index, in: part)) }
  }

  /// Drags a view, in two events: the gesture changes, then ends.
  ///
  /// - `start`: the point in the view where the finger comes down, in points.
  /// - `translation`: the distance of the drag, in points.
  /// - Throws: `ViewHostError` also if the distance is too short for each gesture of the view.
  public func drag(
    _ label: String, from start: CGPoint = .zero, by translation: CGSize, at index: Int? = nil, in part: Element? = nil,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try drag(.labelled(label, at: index, in: part), from: start, by: translation) }
  }

  /// Moves two fingers on a view apart or together.
  ///
  /// - `magnification`: the final distance, as a multiple of the first one.
  /// - Throws: `ViewHostError` if there is no such view or more than one, or it has no such gesture.
  public func magnify(
    _ label: String, by magnification: CGFloat, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try magnify(.labelled(label, at: index, in: part), by: magnification) }
  }

  /// Moves the pointer over a view, or away from it.
  /// - Throws: `ViewHostError` if there is no such view or more than one, or it has no `onHover`.
  public func hover(
    _ label: String, over isOver: Bool = true, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try hover(.labelled(label, at: index, in: part), over: isOver) }
  }

  func longPress(_ target: Target) throws {
    let found: Located<[LongPressRecognizer]>
    do throws(ViewHostError) {
      found = try locate(LongPress.self, target)
    } catch {
      if error.reason == .notFound, try openContextMenu(target) { return }
      throw error
    }
    graph.work(on: "press \(found.label)") { for press in found.action { press.press(true) } }
    graph.work(on: "long press \(found.label)") {
      for press in found.action {
        press.perform()
        press.press(false)
      }
    }
  }

  func drag(_ target: Target, from start: CGPoint, by translation: CGSize) throws {
    let found = try locate(Drag.self, target)
    let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    let value = DragGesture.Value(time: Date(timeIntervalSinceReferenceDate: 0), location: end, startLocation: start)
    let distance = hypot(translation.width, translation.height)
    let drags = found.action.filter { $0.minimumDistance <= distance }
    guard !drags.isEmpty else {
      let minimum = found.action.map(\.minimumDistance).min() ?? 0
      throw ViewHostError(
        .invalidValue, "drag",
        "the finger moves \(distance) points, and the gesture of the view \(NameList.quoted(found.label)) begins after "
          + "\(minimum)",
        toFix: "drag by at least \(minimum) points, or lower the gesture's minimumDistance")
    }
    send(value, "drag \(found.label)", to: drags.map(\.send))
  }

  func magnify(_ target: Target, by magnification: CGFloat) throws {
    let found = try locate(Magnify.self, target)
    send(magnification, "magnify \(found.label)", to: found.action)
  }

  func hover(_ target: Target, over isOver: Bool) throws {
    let found = try locate(Hover.self, target)
    graph.work(on: isOver ? "hover \(found.label)" : "leave \(found.label)") {
      for action in found.action { action(isOver) }
    }
  }

  /// The fingers move, and are lifted.
  private func send<Value>(_ value: Value, _ event: String, to recognizers: [(_GesturePhase<Value>) -> Void]) {
    graph.work(on: event) { for send in recognizers { send(.changed(value)) } }
    graph.work(on: "end of \(event)") { for send in recognizers { send(.ended(value)) } }
  }
}

extension LongPress: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.longPress(on.label, at: on.index) }
}

extension Drag: PerformedVerb {
  static func perform(_ on: Call, _ input: CGSize) throws { try on.host.drag(on.label, by: input, at: on.index) }
}

extension Magnify: PerformedVerb {
  static func perform(_ on: Call, _ input: Double) throws { try on.host.magnify(on.label, by: input, at: on.index) }
}

extension Hover: PerformedVerb {
  static func perform(_ on: Call, _ input: Bool) throws { try on.host.hover(on.label, over: input, at: on.index) }
}

extension ViewHost.Step {
  /// Presses a view long enough for its gesture.
  public static func longPress(_ label: String, at index: Int = 0) -> Self { Self(LongPress.self, label, at: index) }
  /// Drags a view, in points.
  public static func drag(_ label: String, x: Double, y: Double, at index: Int = 0) -> Self {
    Self(Drag.self, label, at: index, CGSize(width: x, height: y))
  }
  /// Moves two fingers on a view apart or together, to this multiple of their distance.
  public static func magnify(_ label: String, by magnification: Double, at index: Int = 0) -> Self {
    Self(Magnify.self, label, at: index, magnification)
  }
  /// Moves the pointer over a view, or away from it.
  public static func hover(_ label: String, over isOver: Bool = true, at index: Int = 0) -> Self {
    Self(Hover.self, label, at: index, isOver)
  }
}
