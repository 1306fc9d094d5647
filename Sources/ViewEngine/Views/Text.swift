public import Foundation

public struct Text: Equatable, Sendable {
  // One word besides the string would be copied with every text, though hardly any has a style.
  @usableFromInline enum Storage: Equatable, Sendable {
    case plain(String)
    case styled(StyledText)
  }

  @usableFromInline var storage: Storage

  @_spi(AppleNames) public var content: String {
    switch storage {
    case .plain(let content): content
    case .styled(let text): text.content
    }
  }

  /// The requested look.
  var attributes: [_Attribute] {
    switch storage {
    case .plain: []
    case .styled(let text): text.attributes
    }
  }

  init(_ content: String, attributes: [_Attribute]) {
    storage = attributes.isEmpty ? .plain(content) : .styled(StyledText(content, attributes: attributes))
  }

  /// Shows a literal, with its interpolations. The text is the key itself: there are no translations (our choice).
  @inlinable public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = key.storage
  }

  /// Shows a string that is not written as a literal.
  // Disfavoured, so that a literal is a key, which knows how to format what is interpolated.
  @_disfavoredOverload
  @inlinable public init<Characters: StringProtocol>(_ content: Characters) { storage = .plain(String(content)) }
  @inlinable public init(verbatim content: String) { storage = .plain(content) }

  public static func + (first: Text, second: Text) -> Text {
    Text(
      first.content + second.content,
      attributes: first.attributes.filter { $0.isPicture || second.attributes.contains($0) }
        + second.attributes.filter(\.isPicture))
  }
}

extension Text: _LeafView {
  @inlinable public static func _update(_ mounted: inout Text, to view: consuming Text, in pass: inout _Pass) {
    if case .plain(let old) = mounted.storage, case .plain(let new) = view.storage, old == new { return }
    mounted.storage = view.storage
  }

  @inlinable public static func _visit(_ mounted: Text, by visitor: _Visitor) { visitor.rendering?.show(mounted) }
  public var _element: _Element { _Element("Text", text: _text, attributes: attributes) }

  public var _text: String? {
    switch storage {
    case .plain(let content): content
    case .styled(let text): text.content.isEmpty && attributes.contains(where: \.isPicture) ? nil : text.content
    }
  }
}

extension String { static let picture = "image" }
extension _Attribute { var isPicture: Bool { name == .picture } }
