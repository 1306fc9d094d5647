/// One or more lines of text.
public struct Text: Equatable, Sendable {
  @usableFromInline package var content: String
  /// How it was asked to look, if it was.
  @usableFromInline var style: _TextStyle?

  /// Shows a string. An interpolation such as `Text("\(count) items")` is a string like any other: the
  /// engine has no tables of translations (our choice).
  @inlinable public init(_ content: String) { self.content = content }

  /// Shows any other kind of string.
  @_disfavoredOverload
  @inlinable public init<Characters: StringProtocol>(_ content: Characters) { self.content = String(content) }

  /// Shows a string as it stands.
  @inlinable public init(verbatim content: String) { self.content = content }

  /// Two texts as one.
  public static func + (first: Text, second: Text) -> Text {
    var text = Text(first.content + second.content)
    text.style = commonStyle(of: first, second)
    return text
  }
}

extension Text: _LeafView {
  @inlinable public static func _update(_ mounted: inout Text, to view: consuming Text, in pass: inout _Pass) {
    if mounted.content != view.content { mounted.content = view.content }
    if mounted.style !== view.style { mounted.style = view.style }
  }

  public var _element: _Element { _Element("Text", text: content, attributes: style?.attributes ?? []) }
}
