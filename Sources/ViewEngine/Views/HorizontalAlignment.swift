/// Where views line up from left to right.
public struct HorizontalAlignment: Hashable, Sendable, CustomStringConvertible {
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

  public static let leading = HorizontalAlignment("leading")
  public static let center = HorizontalAlignment("center")
  public static let trailing = HorizontalAlignment("trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment("listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = HorizontalAlignment("listRowSeparatorTrailing")
}
