/// An observer, by its place in the tree: one `onChange` in the body of one view.
public struct Observer: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The view or modifier whose body it stands in; empty in what was handed to the kit itself.
  public let view: String
  /// The type of the value that it observes.
  public let value: String
  /// What it modifies: `Button`.
  public let content: String
  /// Which one on that view, from 1, the innermost first.
  public let number: Int
  /// Which one in that body, among those on the same kind of view, in the order in which they were mounted.
  public var place = 1
  /// Whether it is of the legacy form.
  public let isLegacy: Bool

  public var description: String {
    let onContent = content.isEmpty ? "" : " on \(content)"
    let which = place > 1 ? " no. \(place)" : ""
    let order = number > 1 ? " (the one no. \(number) on it)" : ""
    return "onChange(of: \(value))\(onContent)\(which)\(order)" + (view.isEmpty ? "" : " in \(view)")
  }
}
