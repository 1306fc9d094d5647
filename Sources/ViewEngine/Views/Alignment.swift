public import Foundation

public protocol AlignmentID {
  /// Its position in a view without an explicit guide. The engine computes no layout, and never asks.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct Alignment: Hashable, Sendable, CustomStringConvertible {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  public var description: String {
    horizontal == .center ? "\(vertical)" : vertical == .center ? "\(horizontal)" : "\(vertical) \(horizontal)"
  }
}

public struct HorizontalAlignment: Hashable, Sendable, CustomStringConvertible {
  private let guide: AlignmentGuide
  private init(_ name: String) { guide = AlignmentGuide(name: name, id: nil) }

  /// A custom guide; the type's name is its name in the tree.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(name: ViewTypeName.short(of: id), id: ObjectIdentifier(id))
  }

  public var description: String { guide.name }
  public static let leading = HorizontalAlignment("leading")
  public static let center = HorizontalAlignment("center")
  public static let trailing = HorizontalAlignment("trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment("listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = HorizontalAlignment("listRowSeparatorTrailing")
}

public struct VerticalAlignment: Hashable, Sendable, CustomStringConvertible {
  private let guide: AlignmentGuide
  private init(_ name: String) { guide = AlignmentGuide(name: name, id: nil) }

  /// A custom guide; the type's name is its name in the tree.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(name: ViewTypeName.short(of: id), id: ObjectIdentifier(id))
  }

  public var description: String { guide.name }
  public static let top = VerticalAlignment("top")
  public static let center = VerticalAlignment("center")
  public static let bottom = VerticalAlignment("bottom")
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment("lastTextBaseline")
}

/// The size of a view, and where its guides are. There is none: the engine computes no layout.
public struct ViewDimensions {
  let absent: Never
  public var width: CGFloat { switch absent {} }
  public var height: CGFloat { switch absent {} }
  public subscript(guide: HorizontalAlignment) -> CGFloat { switch absent {} }
  public subscript(guide: VerticalAlignment) -> CGFloat { switch absent {} }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { switch absent {} }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { switch absent {} }
}

/// A line that views line up by.
private struct AlignmentGuide: Hashable, Sendable {
  let name: String
  /// Tells apart two guides whose types have the same name.
  let id: ObjectIdentifier?
}
