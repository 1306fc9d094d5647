/// The actions of an element for a person. Each kind of control is a type beside its view.
package protocol Control {
  @MainActor func addActions(to collector: inout ActionCollector)
  /// The only verb that it ever offers, always enabled and without options; nil for any other control.
  var onlyVerb: (any ElementVerb.Type)? { get }
  /// The source of its label.
  var naming: ControlNaming { get }
  @MainActor func attributes(in context: ElementContext) -> [_Attribute]
}

extension Control {
  package var onlyVerb: (any ElementVerb.Type)? { nil }
  package var naming: ControlNaming { .byText }
  package func attributes(in context: ElementContext) -> [_Attribute] { [] }
}

/// The source of a control's label, if it has no accessibility label.
package enum ControlNaming {
  case byText
  /// The texts in it that are not read beside it.
  case byUnread
  /// The texts in it; those of inner controls only if there are no others.
  case byAll
  /// The texts in it that are not read beside it, or its own text.
  case byTitle
  /// The texts in it that are no options.
  case byLabel
}

/// A control that covers the rest of the screen, as a sheet does. Its element is noted as the landmark `Cover`.
package protocol CoveringControl: Control {
  var coverName: String { get }
  /// The obstacle to dismissing it, for messages; nil if there is none.
  @MainActor func obstacleToDismissal(at place: Place) -> DismissalObstacle?
  /// The way to dismiss it, for messages.
  var dismissalCall: String { get }
  var endingVerb: any ElementVerb.Type { get }
}

/// The reason why a person cannot dismiss a presentation, and what to do.
package struct DismissalObstacle {
  /// The reason, as a sentence without its period.
  package let reason: String
  package let advice: String
  package let endsByAnyButton: Bool

  package init(_ reason: String, _ advice: String, endsByAnyButton: Bool = false) {
    (self.reason, self.advice, self.endsByAnyButton) = (reason, advice, endsByAnyButton)
  }
}

/// The landmark of elements that cover the rest of the screen.
enum Cover {}

/// An action that is available on the screen of a host.
public struct Interaction: Hashable, Sendable, CustomStringConvertible {
  /// A verb, as scripts name it.
  public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ name: StaticString) { rawValue = "\(name)" }
    public var description: String { rawValue }
  }

  /// The name of the method that performs it.
  public let verb: Kind
  /// The label of the element; empty for a verb that takes none, such as `back`.
  public let label: String
  /// The index among the elements with that label.
  public let index: Int
  /// Whether the verb would work; false for a disabled control.
  public let isEnabled: Bool
  /// The labels of the options, for `pick`.
  public internal(set) var options: [String] = []

  public var description: String {
    verb.rawValue + (label.isEmpty ? "" : " \(label)") + (index > 0 ? " at \(index)" : "")
      + (isEnabled ? "" : " (disabled)")
  }
}

extension Interaction {
  package init(_ verb: Kind, _ label: String, at index: Int = 0, isEnabled: Bool = true, options: [String] = []) {
    self.init(verb: verb, label: label, index: index, isEnabled: isEnabled, options: options)
  }
}
