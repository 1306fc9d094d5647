#if !canImport(Darwin)
  public import Foundation

  /// A log with two names, for `os_log` and `Logger`.
  public final class OSLog: NSObject, Sendable {
    /// A log without names.
    public static let `default` = OSLog(name: "")
    /// A log whose messages `os_log` drops.
    public static let disabled = OSLog(name: "")

    let name: String
    private init(name: String) { self.name = name }

    /// A log whose lines begin with both names in brackets.
    ///
    /// - Parameters:
    ///   - subsystem: the app that reports.
    ///   - category: the part of it.
    public convenience init(subsystem: String, category: String) { self.init(name: "[\(subsystem):\(category)] ") }

    /// A category as a value, which `OSLog(subsystem:category:)` takes too.
    public struct Category: Sendable {
      let name: String
      public static let pointsOfInterest = Category(name: "PointsOfInterest")
    }
    /// A log whose lines begin with both names in brackets.
    ///
    /// - Parameters:
    ///   - subsystem: the app that reports.
    ///   - category: the part of it.
    public convenience init(subsystem: String, category: Category) {
      self.init(subsystem: subsystem, category: category.name)
    }

    /// Always true: the output is the same for each kind.
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
#endif
