// The names of this folder only paint. The engine draws nothing: the render tree keeps each look, by its name and values.

/// A style without behaviour. The engine paints nothing: the style's name is kept in the tree.
public protocol _PaintedStyle {
  /// Its name in the tree; nil for its type's name without the kind: `InlinePickerStyle` is `inline`.
  nonisolated var _name: String? { get }
}

extension _PaintedStyle { public nonisolated var _name: String? { nil } }

/// A view with an attribute of its look. The engine paints nothing: it keeps the attribute.
public struct _AttributeView<Content: View> {
  public let content: Content
  public let _look: _Attribute
}

extension _AttributeView: _WrapperView {
  @inlinable public static var _isSilent: Bool { true }

  public static func _render(_ look: _Attribute, around content: () -> Void, into rendering: _Rendering) {
    rendering.decorate(look, around: content)
  }
}

/// The name of a shape or a layout in the tree, with its parameters.
public struct _Outline: Equatable, Sendable, CustomStringConvertible {
  let name: String
  var attributes: [_Attribute] = []

  init(_ name: String, _ attributes: [_Attribute] = []) { (self.name, self.attributes) = (name, attributes) }

  public var description: String {
    attributes.isEmpty ? name : name + " [" + attributes.map(\.description).joined(separator: ", ") + "]"
  }
}

extension View {
  /// - Parameter modifier: The name of the style's protocol with a small first letter: `pickerStyle`.
  package nonisolated func painted<Style: _PaintedStyle>(_ modifier: String, _ style: Style) -> _AttributeView<Self> {
    painted(modifier, style._name ?? styleName(of: Style.self, setBy: modifier))
  }
}

/// The name of a style without its kind, which the modifier that sets it is named after.
nonisolated func styleName<Style>(of type: Style.Type, setBy modifier: String) -> String {
  styleName(of: type, kinds: modifier.prefix(1).uppercased() + modifier.dropFirst())
}

/// The name of a type without the first of its kinds with which it ends: `inline` for `InlinePickerStyle`.
package nonisolated func styleName<Style>(of type: Style.Type, kinds: String...) -> String {
  let name = "\(type)"
  let own = kinds.first { name.hasSuffix($0) }.map { name.dropLast($0.count) } ?? name[...]
  return own == "Default" || own == "Automatic" ? "automatic" : own.prefix(1).lowercased() + own.dropFirst()
}

extension View {
  @_spi(AppleNames) public nonisolated func painted(_ name: String, _ value: String? = nil) -> _AttributeView<Self> {
    _AttributeView(content: self, _look: _Attribute(name, value))
  }

  /// - Parameter parts: the given parts of it; nil for a part that was not given.
  @_spi(AppleNames) public nonisolated func painted(_ name: String, _ parts: [(String, Any?)]) -> _AttributeView<Self> {
    let asked = parts.compactMap { part in part.1.map { part.0.isEmpty ? "\($0)" : "\(part.0) \($0)" } }
    return painted(name, asked.isEmpty ? nil : asked.joined(separator: " "))
  }
}
