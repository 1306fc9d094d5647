/// A font's name, size and looks, which `UIFont` also has; nothing is measured with it.
public final class UIFontDescriptor: Sendable {
  let font: SystemFont
  init(_ font: SystemFont) { self.font = font }
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  public var pointSize: CGFloat { font.size }
  private static let traits: [(SymbolicTraits, String)] = [
    (.traitBold, "bold"), (.traitItalic, "italic"), (.traitMonoSpace, "monospaced"),
  ]
  public var symbolicTraits: SymbolicTraits {
    SymbolicTraits(Self.traits.filter { font.looks.contains($0.1) }.map(\.0))
  }
  /// Replaces the traits; never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    font.looks.removeAll { look in Self.traits.contains { $0.1 == look } }
    for (trait, look) in Self.traits where symbolicTraits.contains(trait) { font = font.adding(look) }
    return UIFontDescriptor(font)
  }
  /// Replaces the design, which is no look of the font for `default`; never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = font
    font.looks.removeAll { [.rounded, .serif, .monospaced].contains(SystemDesign(rawValue: $0)) }
    return UIFontDescriptor(design == .default ? font : font.adding(design.rawValue))
  }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.resized(newPointSize)) }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize == 0 ? descriptor.font : descriptor.font.resized(pointSize))
  }
}
