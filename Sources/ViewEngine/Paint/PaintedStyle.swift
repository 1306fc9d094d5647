/// A style that only says how something would look. The engine paints nothing: its name is kept in the tree.
public protocol _PaintedStyle {
  /// What the tree calls it; nil for a style that is called as its type is, without its kind: `InlinePickerStyle` is
  /// `inline`, and the default one is `automatic`.
  nonisolated var _name: String? { get }
}

extension _PaintedStyle {
  public nonisolated var _name: String? { nil }
}

extension View {
  /// - Parameter modifier: called as the kind of style is, but for the first letter: `pickerStyle`.
  nonisolated func painted<Style: _PaintedStyle>(_ modifier: String, _ style: Style) -> _AttributeView<Self> {
    painted(
      modifier, style._name ?? styleName(of: Style.self, kinds: modifier.prefix(1).uppercased() + modifier.dropFirst()))
  }
}

/// The name of a type without the first of its kinds with which it ends: `inline` for `InlinePickerStyle`.
nonisolated func styleName<Style>(of type: Style.Type, kinds: String...) -> String {
  let name = "\(type)"
  let own = kinds.first { name.hasSuffix($0) }.map { name.dropLast($0.count) } ?? name[...]
  return own == "Default" || own == "Automatic" ? "automatic" : own.prefix(1).lowercased() + own.dropFirst()
}
