/// Where views line up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// What tells two guides apart whose types have the same name.
  private let id: ObjectIdentifier?

  private init(_ name: String) {
    description = name
    id = nil
  }

  /// A guide of your own; the tree calls it by the name of the type.
  public init(_ id: any AlignmentID.Type) {
    description = TraceEvent.name(of: id)
    self.id = ObjectIdentifier(id)
  }

  public static let top = VerticalAlignment("top")
  public static let center = VerticalAlignment("center")
  public static let bottom = VerticalAlignment("bottom")
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment("lastTextBaseline")
}
