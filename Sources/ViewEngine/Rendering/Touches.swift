import Foundation

/// What a person can do to an element besides using it as a control.
struct Touches {
  var tap = Recognizers<() -> Void>()
  var longPress = Recognizers<LongPressRecognizer>()
  var drag = Recognizers<DragRecognizer>()
  var magnify = Recognizers<(_GesturePhase<CGFloat>) -> Void>()
  var rotate = Recognizers<(_GesturePhase<Angle>) -> Void>()
  var hover: [(Bool) -> Void] = []
  var isEmpty = true

  /// Puts what a tap does besides into the control of an element, and the rest beside it.
  func apply(to element: inout _Element) {
    element.touches = self
    let taps = tap.simultaneous
    guard tap.priority != nil || tap.normal != nil || !taps.isEmpty else { return }
    switch element.control {
    case .button(let action):
      let own = tap.priority ?? action
      element.control = .button {
        own()
        for tap in taps { tap() }
      }
    case nil:
      let own = tap.priority ?? tap.normal
      element.control = .button {
        own?()
        for tap in taps { tap() }
      }
    default: break
    }
  }
}

/// Which gestures of a kind an element reacts to: an inner one before an outer one, unless that has priority.
struct Recognizers<Recognizer> {
  var normal: Recognizer?
  var priority: Recognizer?
  var simultaneous: [Recognizer] = []

  var all: [Recognizer] { [priority ?? normal].compactMap(\.self) + simultaneous }

  mutating func add(_ recognizer: Recognizer, as precedence: GesturePrecedence) {
    switch precedence {
    case .normal: normal = recognizer
    case .high: priority = priority ?? recognizer
    case .simultaneous: simultaneous.append(recognizer)
    }
  }
}

/// How a gesture stands to those of what is in the view.
enum GesturePrecedence { case normal, high, simultaneous }

/// What is told of a long press.
struct LongPressRecognizer {
  let press: (Bool) -> Void
  let perform: () -> Void
}

/// What is told of a drag that is long enough.
struct DragRecognizer {
  /// In points.
  let minimumDistance: CGFloat
  let send: (_GesturePhase<DragGesture.Value>) -> Void
}

extension _Rendering {
  /// Has the elements of `content` react to more than they do.
  func touch(_ change: (inout Touches) -> Void, on content: () -> Void) {
    within {
      change(&context.touches)
      context.touches.isEmpty = false
      content()
    }
  }

  /// Has touches pass through what `content` writes down.
  func letTouchesThrough(_ content: () -> Void) {
    decorate(_Attribute(.allowsHitTesting, "false")) {
      context.ignoresTouches = true
      content()
    }
  }
}

extension String {
  static let allowsHitTesting = "allowsHitTesting"
}
