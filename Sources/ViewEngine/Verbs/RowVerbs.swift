/// Deletes a row.
enum Delete: RowVerb {
  static var modifier: String? { ".onDelete(perform:)" }
  typealias Action = RowEdit
  static var kind: Interaction.Kind { .delete }
  static var noun: String { "row" }
  static var reachesOverControls: Bool { true }
  static func call(_ label: String) -> String { "delete(\(label))" }
}

/// Moves a row.
enum Move: RowVerb {
  static var modifier: String? { ".onMove(perform:)" }
  typealias Input = Int
  typealias Action = RowEdit
  static var kind: Interaction.Kind { .move }
  static var noun: String { "row" }
  static var reachesOverControls: Bool { true }
  static func call(_ label: String) -> String { "move(\(label), to: …)" }
  static var asksControl: Bool { true }
  /// To both ends.
  static func samples(of row: RowEdit) -> [Int] { Set([0, max(0, row.count - 1)]).sorted().filter { $0 != row.index } }
  static func words(_ target: StepTarget, _ input: Int) -> String { "move \(target) to place \(input + 1)" }
  static func arguments(_ target: StepTarget, _ input: Int) -> [String] { [target.quoted, "to: \(input)"] }
}

enum ScrollDown: Verb {
  typealias Action = RowWindow
  static var kind: Interaction.Kind { .scrollDown }
  static var noun: String { "container" }
  static var takesLabel: Bool { false }
  static var reachesDisabled: Bool { true }
  static func call(_ label: String) -> String { "scrollDown()" }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "scroll down" }
}

enum ScrollUp: Verb {
  typealias Action = RowWindow
  static var kind: Interaction.Kind { .scrollUp }
  static var noun: String { "container" }
  static var takesLabel: Bool { false }
  static var reachesDisabled: Bool { true }
  static func call(_ label: String) -> String { "scrollUp()" }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "scroll up" }
}

/// Pulls something down to have it refreshed.
enum Refresh: Verb {
  typealias Action = @Sendable () async -> Void
  static var kind: Interaction.Kind { .refresh }
  static var noun: String { "refreshable view" }
  static var takesLabel: Bool { false }
  static func call(_ label: String) -> String { "refresh()" }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "pull to refresh" }
}

extension Interaction.Kind {
  /// An interaction that `ViewHost.delete` performs.
  public static let delete = Interaction.Kind("delete")
  /// An interaction that `ViewHost.move` performs.
  public static let move = Interaction.Kind("move")
  /// An interaction that `ViewHost.scrollDown` performs.
  public static let scrollDown = Interaction.Kind("scrollDown")
  /// An interaction that `ViewHost.scrollUp` performs.
  public static let scrollUp = Interaction.Kind("scrollUp")
  /// An interaction that `ViewHost.refresh` performs.
  public static let refresh = Interaction.Kind("refresh")
}

/// A verb of a row that a modifier of its `ForEach` makes available.
protocol RowVerb: Verb {}

/// The actions of a person on the rows of a `ForEach`: its `onDelete`, `onMove` and `onInsert`.
struct RowActions {
  var delete: ((Int) -> Void)?
  /// Receives the offset of the row, and the offset of the row before which to put it.
  var move: ((Int, Int) -> Void)?
  /// Receives the offset of the row before which to put the items; returns whether it takes them.
  var insert: ((Int, [Any]) -> Bool)?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isEmpty: Bool { delete == nil && move == nil && insert == nil }
}

/// The actions of a person on one row.
package struct RowEdit {
  let index: Int
  let count: Int
  let actions: RowActions

  init(_ index: Int, _ count: Int, _ actions: RowActions) {
    (self.index, self.count, self.actions) = (index, count, actions)
  }
}
