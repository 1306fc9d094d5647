import Foundation

private let linkKey = NSAttributedString.Key("NSLink")

extension AttributedString {
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttribute(linkKey, in: NSRange(location: 0, length: nsStr.length), options: []) { link, range, _ in
      var piece = AttributedString(nsStr.attributedSubstring(from: range).string)
      piece.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      self += piece
    }
  }
}

extension NSAttributedString {
  // Foundation's classes here have no initializer without arguments, and an extension cannot override one.
  public convenience init(_nothing: Void = ()) { self.init(string: "") }

  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let attributes = run.link.map { [linkKey: $0 as Any] }
      text.append(
        NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
