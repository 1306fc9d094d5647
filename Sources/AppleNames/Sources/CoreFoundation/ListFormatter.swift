import Foundation

/// Joins texts as a language does: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  open var itemFormatter: Formatter?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
  /// The joined items.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }
  open override func string(for obj: Any) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
