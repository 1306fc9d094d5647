/// What says which row a lazy container shows first, and is told when another one is.
@MainActor
protocol RowPosition: AnyObject {
  /// Makes a window the one that it speaks of, if there is no other.
  func claim(for window: RowWindow) -> Bool
  /// The row that is to be shown, if somebody has asked for one since.
  func take() -> AnyHashable?
  /// Where that row is to stand; nil for as near as it is.
  var anchor: RowAnchor? { get }
  /// The window was scrolled: another row is the first one.
  func tell(_ id: AnyHashable)
}
