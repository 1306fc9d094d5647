/// An observer, by its place in the tree: one `onChange` in the body of one view.
public struct Observer: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file of its closure, without folders; empty where there is no debug information.
  public var file = ""
  /// The line on which its closure begins; 0 where there is no debug information.
  public var line = 0
  /// The view or modifier whose body it stands in; empty in what was handed to the kit itself.
  public let view: String
  /// The type of the value that it observes.
  public let value: String
  /// What it modifies: `Button`; empty for what has no name that users know.
  public let content: String
  /// Which one on that view, from 1, the innermost first.
  public let number: Int
  /// Which one in that body, among those on the same kind of view, in the order in which they were mounted.
  public var place = 1
  /// Whether it is of the legacy form.
  public let isLegacy: Bool

  /// `CartLine.swift:12: onChange(of: Int) in CartLine`; without debug information, what it modifies tells it apart.
  public var description: String {
    let inView = view.isEmpty ? "" : " in \(view)"
    if line > 0 { return "\(file):\(line): onChange(of: \(value))\(inView)" }
    let onContent = content.isEmpty ? "" : " on \(content)"
    let which = place > 1 ? " no. \(place)" : ""
    let order = number > 1 ? " (the one no. \(number) on it)" : ""
    return "onChange(of: \(value))\(onContent)\(which)\(order)\(inView)"
  }
}
