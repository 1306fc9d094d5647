/// One or more lines of text.
public struct Text: Equatable, Sendable {
  // NB: one word besides the string would be copied with every text, though hardly any has a style.
  @usableFromInline enum Storage: Equatable, Sendable {
    case plain(String)
    case styled(_StyledText)
  }

  @usableFromInline var storage: Storage

  package var content: String {
    switch storage {
    case .plain(let content): content
    case .styled(let text): text.content
    }
  }

  /// How it was asked to look.
  var attributes: [_Attribute] {
    switch storage {
    case .plain: []
    case .styled(let text): text.attributes
    }
  }

  init(_ content: String, attributes: [_Attribute]) {
    storage = attributes.isEmpty ? .plain(content) : .styled(_StyledText(content, attributes: attributes))
  }

  /// Shows a string. An interpolation such as `Text("\(count) items")` is a string like any other: the
  /// engine has no tables of translations (our choice).
  @inlinable public init(_ content: String) { storage = .plain(content) }

  /// Shows any other kind of string.
  @_disfavoredOverload
  @inlinable public init<Characters: StringProtocol>(_ content: Characters) { storage = .plain(String(content)) }

  /// Shows a string as it stands.
  @inlinable public init(verbatim content: String) { storage = .plain(content) }

  /// Two texts as one.
  public static func + (first: Text, second: Text) -> Text {
    Text(first.content + second.content, attributes: first.attributes.filter { second.attributes.contains($0) })
  }
}

extension Text: _LeafView {
  @inlinable public static func _update(_ mounted: inout Text, to view: consuming Text, in pass: inout _Pass) {
    if case .plain(let old) = mounted.storage, case .plain(let new) = view.storage, old == new { return }
    mounted.storage = view.storage
  }

  public var _element: _Element { _Element("Text", text: content, attributes: attributes) }
}
