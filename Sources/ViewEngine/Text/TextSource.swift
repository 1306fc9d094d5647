public import Foundation

/// What is shown as a text and is none: `Text(image)`, `Text(start...end)`, `Text(attributedString)`.
public protocol _TextSource {
  var _text: Text { get }
}

extension Image: _TextSource {
  /// A picture among texts: nobody reads it, and it is kept in the tree.
  public var _text: Text { Text("", attributes: [_Attribute(.picture, name)]) }
}

extension ClosedRange: _TextSource where Bound == Date {
  /// From when to when.
  public var _text: Text { Text(verbatim: Text.DateStyle.text(of: self)) }
}

extension DateInterval: _TextSource {
  /// From when to when.
  public var _text: Text { (start...end)._text }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension AttributedString: _TextSource {
  /// The letters; the attributes are not kept.
  public var _text: Text { Text(verbatim: String(characters)) }
}
