import Foundation

/// A log with two names, for `os_log` and `Logger`.
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(name: "")
  public static let disabled = OSLog(name: "")
  let name: String
  private init(name: String) { self.name = name }
  public convenience init(subsystem: String, category: String) { self.init(name: "[\(subsystem):\(category)] ") }
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }
  public func isEnabled(type: OSLogType) -> Bool { true }
  /// The message with its arguments; a private one is `<private>`.
  package func text(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
    let format = message.description
    guard !arguments.isEmpty else { return format }
    var (text, shown, rest) = ("", [any CVarArg](), arguments[...])
    var end = format.startIndex
    let place = #"%(\{[^}]*\})?[-+ #0-9.lhqz]*[@a-zA-Z%]"#
    while let found = format.range(of: place, options: .regularExpression, range: end..<format.endIndex) {
      let piece = format[found]
      text += format[end..<found.lowerBound]
      end = found.upperBound
      if piece == "%%" {
        text += piece
      } else if let value = rest.popFirst() {
        let isPrivate = piece.hasPrefix("%{private") || piece.hasPrefix("%{sensitive")
        let options = piece.firstIndex(of: "}").map { piece.index(after: $0) }
        text += isPrivate ? "<private>" : "%" + (options.map { piece[$0...] } ?? piece.dropFirst())
        if !isPrivate { shown.append(value) }
      }
    }
    return String(format: text + format[end...], arguments: shown)
  }
}
