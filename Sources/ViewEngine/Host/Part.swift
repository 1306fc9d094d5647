/// Where to look on a screen.
struct Part {
  /// Nil for all of the screen.
  var place: Place?
  /// What it was found by.
  var description: String?

  static let screen = Part()

  @MainActor func contains(_ other: Place) -> Bool { place.map { other.isInside($0) } ?? true }

  /// For a message that tells what there is not.
  var onScreen: String { description.map { "in the \($0)" } ?? "on screen" }
  /// For a message that tells what there is.
  var phrase: String { description.map { " in the \($0)" } ?? "" }
}
