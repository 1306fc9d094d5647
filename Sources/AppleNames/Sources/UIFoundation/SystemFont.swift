@_spi(AppleNames) import ViewEngine

/// A font as UIKit and AppKit have it: a name, a size in points and how it looks.
package struct SystemFont: Hashable, Sendable {
  package var name: String
  package var size: CGFloat
  package var looks: [String] = []
  package init(_ name: String, size: CGFloat, looks: [String] = []) {
    self.name = name
    self.size = size
    self.looks = looks
  }
  package func adding(_ look: String) -> SystemFont {
    looks.contains(look) ? self : SystemFont(name, size: size, looks: looks + [look])
  }
  package func resized(_ size: CGFloat) -> SystemFont { SystemFont(name, size: size, looks: looks) }
  /// The weights by their numbers, which UIKit and AppKit share.
  package static func name(ofWeight weight: CGFloat) -> String {
    let names: [(CGFloat, String)] = [
      (-0.8, "ultraLight"), (-0.6, "thin"), (-0.4, "light"), (0, "regular"), (0.23, "medium"), (0.3, "semibold"),
      (0.4, "bold"), (0.56, "heavy"), (0.62, "black"),
    ]
    return names.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? "regular"
  }
  /// As the tree says it.
  package var font: Font {
    Font(
      description: ([name == "system" ? "" : name, "\(size)"] + looks).filter { !$0.isEmpty }.joined(separator: " "))
  }
  /// The size of a text style at the usual size of texts.
  package static func size(of style: Font.TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
  /// The size of a text style on a Mac.
  package static func macSize(of style: Font.TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }
}
