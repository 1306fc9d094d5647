#if BundledEngine
  public import OnChangeCompat
#endif

/// The events for a view, step by step: those of a person, of the system and of time.
///
/// A script is a value: an exploration finds it, a report prints it as a literal, and a test runs it again.
///
///     let script: Script = [.type("3", into: "Quantity"), .tap("Buy")]
public struct Script: Hashable, Sendable, Codable, ExpressibleByArrayLiteral {
  /// The events of the script, in order.
  public var steps: [Step]

  /// A script of steps, in order.
  public init(_ steps: [Step] = []) { self.steps = steps }
  public init(arrayLiteral steps: Step...) { self.steps = steps }

  /// The script without one of its steps.
  func removing(_ range: Range<Int>) -> Script {
    var copy = self
    copy.steps.removeSubrange(range)
    return copy
  }
}

extension Script: CustomStringConvertible {
  /// The steps in words, separated by commas; "present the view" for an empty script.
  public var description: String {
    steps.isEmpty ? "present the view" : steps.map(\.description).joined(separator: ", ")
  }

  /// The script as Swift code: `[.tap("Buy"), .render]`.
  public var literal: String { "[" + steps.map(\.literal).joined(separator: ", ") + "]" }
}
