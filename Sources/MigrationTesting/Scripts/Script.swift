#if BundledEngine
  public import OnChangeCompat
#endif

/// What a person, the system and time do to a view, step by step.
///
/// A script is a value: it is found by exploring, printed as a literal, pasted into a test, and run again.
///
///     let script: Script = [.type("3", into: "Quantity"), .tap("Buy")]
public struct Script: Hashable, Sendable, Codable, ExpressibleByArrayLiteral {
  /// What happens, in order.
  public var steps: [Step]

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
  /// The steps in words, with commas between; for a script without any, that the view is presented.
  public var description: String {
    steps.isEmpty ? "present the view" : steps.map(\.description).joined(separator: ", ")
  }

  /// The script as Swift code: `[.tap("Buy"), .render]`.
  public var literal: String { "[" + steps.map(\.literal).joined(separator: ", ") + "]" }
}
