#if !canImport(Darwin)
  public import Foundation

  // Foundation has a class of that name, of which nothing can be made.
  /// Makes a formatter that writes and reads a name in the English order.
  public func PersonNameComponentsFormatter() -> _PersonNameFormatter { _PersonNameFormatter() }

  /// Writes and reads a name in the English order.
  open class _PersonNameFormatter: Formatter, @unchecked Sendable {
    /// How much of the name is written.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    /// How much of the name is written.
    open var style: Style = .default
    /// Kept; names are not written by their sound.
    open var isPhonetic = false
    /// Kept; the order is English.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text in the formatter's style.
    open func string(from components: PersonNameComponents) -> String {
      let style: PersonNameComponents.FormatStyle.Style =
        switch style {
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        case .default, .medium: .medium
        }
      return components.formatted(.name(style: style))
    }
    /// The name in the text; nil without words.
    open func personNameComponents(from string: String) -> PersonNameComponents? { try? PersonNameComponents(string) }
    open override func string(for obj: Any) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
  }

  @available(*, deprecated)
  extension PersonNameComponentsFormatter {
    /// The text in that style; options have no effect.
    public class func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
      let formatter = _PersonNameFormatter()
      formatter.style = _PersonNameFormatter.Style(rawValue: nameFormatStyle.rawValue) ?? .default
      return formatter.string(from: components)
    }
  }
#endif
