/// Enables or disables controls, as the environment does.
struct EnablingTrait: ElementTrait {
  let scope: _EnvironmentScope

  func apply(to context: inout ElementContext) {
    guard let isEnabled = scope.isEnabledHere else { return }
    if isEnabled { context.flags.remove(.disabled) } else { context.flags.insert(.disabled) }
  }

  func attributes(in context: ElementContext) -> [_Attribute] {
    scope.isEnabledHere == false && !context.flags.contains(.disabled) ? [_Attribute("disabled")] : []
  }
}

/// Makes its content unread, hidden, disabled or untouchable.
struct PresenceTrait: ElementTrait {
  let flags: ElementContext.Flags
  /// The attribute in the tree; nil for none.
  var attribute: _Attribute?
  var modifier: String?
  static let hidden = PresenceTrait(flags: .hidden, attribute: _Attribute("hidden"), modifier: "hidden")
  static let unread = PresenceTrait(flags: .unread)
  static let disabled = PresenceTrait(flags: .disabled, attribute: _Attribute("disabled"))
  static let untouchable = PresenceTrait(flags: .untouchable, attribute: _Attribute(.allowsHitTesting, "false"))
  func apply(to context: inout ElementContext) { context.flags.formUnion(flags) }

  func attributes(in context: ElementContext) -> [_Attribute] {
    guard let attribute, flags != .disabled || !context.flags.contains(.disabled) else { return [] }
    return [attribute]
  }
}

extension String { static let allowsHitTesting = "allowsHitTesting" }

extension _Rendering {
  /// Adds the label of a control, which is not read as a text.
  func leaveUnread(_ content: () -> Void) { apply(PresenceTrait.unread, around: content) }
  package func decorate(_ attribute: _Attribute, around content: () -> Void) { apply(attribute, around: content) }
}

/// The `id` of a view, for look-ups.
struct IDTrait: ElementTrait {
  let id: AnyHashable
  var category: ElementCategory { .nothing }
}

/// The title of a page: the text of the element around it that shows titles. It is a landmark.
struct PageTitle: ElementTrait {
  let text: String
  let modifier: String
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute(modifier, text)] }
}

/// Isolates its content from the look and the behaviour of the enclosing view, as for a sheet.
struct IsolatedContentTrait: ElementTrait {
  /// Copies the values that the content inherits in any case.
  let keeping: (ElementContext, inout ElementContext) -> Void
  init(keeping: @escaping (ElementContext, inout ElementContext) -> Void = { _, _ in }) { self.keeping = keeping }
  var isIsolated: Bool { true }

  func apply(to context: inout ElementContext) {
    var isolated = context.isolated
    keeping(context, &isolated)
    context = isolated
  }
}

/// The reason why content is mounted and off screen, as in a tab that is not selected.
package protocol OffScreenReason {
  /// The control that shows the content; nil if it has none.
  @MainActor func control(showing content: Place) -> Place?
  /// The location of the content, for messages. `label`: the label of the control that shows it.
  func phrase(_ label: String) -> String
  /// The way to show the content, for messages. `label`: the label of the control that shows it.
  func advice(_ label: String) -> String
}

/// Marks its content as mounted but off screen.
struct OffScreenTrait<Reason: OffScreenReason>: ElementTrait {
  let reason: Reason
  var category: ElementCategory { .offScreen }
  var offScreenReason: (any OffScreenReason)? { reason }
  func apply(to context: inout ElementContext) { context.flags.insert(.offScreen) }
}

extension Place {
  /// The reason of the outermost trait why it is off screen; nil if it is on screen.
  var offScreenReason: (any OffScreenReason)? {
    var reason: (any OffScreenReason)?
    for place in sequence(first: self, next: \.around) where place.entry.kind == .trait {
      if let found = place.fragment.entries.traits[Int(place.entry.number)].offScreenReason { reason = found }
    }
    return reason
  }
}

/// A modifier's effect on the elements in it.
package protocol ElementTrait {
  @MainActor func apply(to context: inout ElementContext)
  /// Whether its content ignores the look and the behaviour of the enclosing view.
  var isIsolated: Bool { get }
  /// The attributes of the elements directly in it. `context`: the context around the trait.
  @MainActor func attributes(in context: ElementContext) -> [_Attribute]
  /// The label of the elements directly in it, which replaces their texts.
  var label: String? { get }
  /// Makes an element directly in it a control, if it is none. `context`: the context of the element.
  @MainActor func control(in context: ElementContext) -> (any Control)?
  @MainActor func addElementActions(to collector: inout ActionCollector)
  /// Whether it adds actions once, for all elements in it.
  var hasSharedActions: Bool { get }
  @MainActor func tag(in context: ElementContext) -> TagValue?
  @MainActor func addSharedActions(to collector: inout ActionCollector)
  /// The facts about it that need no reading.
  var category: ElementCategory { get }
  /// The reason why its content is off screen; nil if it is on screen.
  var offScreenReason: (any OffScreenReason)? { get }
}

extension ElementTrait {
  package func apply(to context: inout ElementContext) {}
  package var isIsolated: Bool { false }
  package func attributes(in context: ElementContext) -> [_Attribute] { [] }
  package var label: String? { nil }
  package func control(in context: ElementContext) -> (any Control)? { nil }
  package func addElementActions(to collector: inout ActionCollector) {}
  package var hasSharedActions: Bool { false }
  package func tag(in context: ElementContext) -> TagValue? { nil }
  package func addSharedActions(to collector: inout ActionCollector) {}
  package var category: ElementCategory { .any }
  package var offScreenReason: (any OffScreenReason)? { nil }
}

extension _Attribute: ElementTrait { package func attributes(in context: ElementContext) -> [_Attribute] { [self] } }
