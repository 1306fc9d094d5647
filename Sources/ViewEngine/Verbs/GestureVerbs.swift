import Foundation

/// Presses a view long enough for its gesture.
enum LongPress: Verb {
  typealias Action = [LongPressRecognizer]
  static var kind: Interaction.Kind { .longPress }
  static var noun: String { "view with a long press gesture" }
  static var modifier: String? { ".onLongPressGesture(perform:) or .contextMenu(menuItems:)" }
  static func call(_ label: String) -> String { "longPress(\(label))" }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "press \(target) long" }
}

/// Drags a view.
enum Drag: Verb {
  typealias Input = CGSize
  typealias Action = [DragRecognizer]
  static var kind: Interaction.Kind { .drag }
  static var noun: String { "view with a drag gesture" }
  static var isSampled: Bool { true }
  static var modifier: String? { ".gesture(DragGesture())" }
  static func call(_ label: String) -> String { "drag(\(label), by: …)" }
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [CGSize] {
    [CGSize(width: 100, height: 0)]
  }
  static func words(_ target: StepTarget, _ input: CGSize) -> String {
    "drag \(target) by (\(input.width), \(input.height))"
  }
  static func arguments(_ target: StepTarget, _ input: CGSize) -> [String] {
    [target.quoted, "x: \(input.width)", "y: \(input.height)"]
  }
}

/// Moves two fingers on a view apart or together.
enum Magnify: Verb {
  typealias Input = Double
  typealias Action = [(_GesturePhase<CGFloat>) -> Void]
  static var kind: Interaction.Kind { .magnify }
  static var noun: String { "view with a magnify gesture" }
  static var isSampled: Bool { true }
  static var modifier: String? { ".gesture(MagnificationGesture())" }
  static func call(_ label: String) -> String { "magnify(\(label), by: …)" }
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [Double] { [2] }
  static func words(_ target: StepTarget, _ input: Double) -> String { "magnify \(target) by \(input)" }
  static func arguments(_ target: StepTarget, _ input: Double) -> [String] { [target.quoted, "by: \(input)"] }
}

/// Moves the pointer over a view, or away from it.
enum Hover: Verb {
  typealias Input = Bool
  typealias Action = [(Bool) -> Void]
  static var kind: Interaction.Kind { .hover }
  static var noun: String { "view with an .onHover action" }
  static var modifier: String? { ".onHover(perform:)" }
  static func call(_ label: String) -> String { "hover(\(label))" }
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [Bool] { [true, false] }
  static func words(_ target: StepTarget, _ input: Bool) -> String { "point \(input ? "at" : "away from") \(target)" }
  static func arguments(_ target: StepTarget, _ input: Bool) -> [String] { [target.quoted, "over: \(input)"] }
}

/// Drops an item onto a view.
enum Drop: Verb {
  typealias Input = String
  typealias Action = DropReaction
  static var kind: Interaction.Kind { .drop }
  static var noun: String { "view to drop something onto" }
  static var modifier: String? { ".dropDestination(for:action:) or .onDrop(of:perform:)" }
  static func call(_ label: String) -> String { "drop(…, onto: \(label))" }
  static var needsValue: Bool { true }
  static func words(_ target: StepTarget, _ input: String) -> String { "drop \(input.debugDescription) onto \(target)" }
  static func arguments(_ target: StepTarget, _ input: String) -> [String] {
    [input.debugDescription, "onto: \(target.quoted)"]
  }
}

extension Interaction.Kind {
  /// An interaction that `ViewHost.longPress` performs.
  public static let longPress = Interaction.Kind("longPress")
  /// An interaction that `ViewHost.drag` performs.
  public static let drag = Interaction.Kind("drag")
  /// An interaction that `ViewHost.magnify` performs.
  public static let magnify = Interaction.Kind("magnify")
  /// An interaction that `ViewHost.hover` performs.
  public static let hover = Interaction.Kind("hover")
  /// An interaction that `ViewHost.drop` performs.
  public static let drop = Interaction.Kind("drop")
}

/// A target for dropped items.
struct DropReaction {
  /// Receives true when an item comes over the view, and false when it leaves.
  let target: (Bool, [Any]) -> Void
  /// Takes the items if it can; returns whether it did.
  let take: ([Any]) -> Bool
  /// Takes items dropped after it, if it is one of several rows.
  var takeAfter: (([Any]) -> Bool)?

}

extension DropReaction {
  /// A row before and after which something can be inserted.
  init(insertingAt offset: Int, _ insert: @escaping (Int, [Any]) -> Bool) {
    self.init(target: { _, _ in }, take: { insert(offset, $0) }, takeAfter: { insert(offset + 1, $0) })
  }
}

/// A phase of a gesture.
public enum _GesturePhase<Value> {
  case changed(Value)
  case ended(Value)
  /// The gesture ended without an effect, because its view is gone.
  case cancelled

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    }
  }
}

struct LongPressRecognizer {
  let press: (Bool) -> Void
  let perform: () -> Void
}

/// The recognizer of a drag with a minimum distance.
struct DragRecognizer {
  /// In points.
  let minimumDistance: CGFloat
  let send: (_GesturePhase<DragGesture.Value>) -> Void
}

extension CGSize: StepInput {
  package init?(stepText: String) {
    let numbers = stepText.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
  package var stepText: String { "\(Double(width)) \(Double(height))" }
  package static var advice: String { "write a width and a height, such as 10.0 20.0" }
}
