/// What a person can do with an element: each kind of control is a type of its own, in the files of that control.
package protocol Control {
  /// Offers what can be done now, and how.
  @MainActor func offer(to offers: inout Offers)
  /// The only thing that can ever be done with it, always, and without a choice; nil for any other control.
  var onlyVerb: (any Verb.Type)? { get }
  /// What names it.
  var naming: ControlNaming { get }
  /// What the tree says of it, besides how it was asked to look.
  @MainActor func attributes(in context: ElementContext) -> [_Attribute]
}

extension Control {
  package var onlyVerb: (any Verb.Type)? { nil }
  package var naming: ControlNaming { .byText }
  package func attributes(in context: ElementContext) -> [_Attribute] { [] }
}

/// What names a control, besides an accessibility label.
package enum ControlNaming {
  /// Its text, or the texts in it.
  case byText
  /// The texts in it that are not read beside it.
  case byUnread
  /// All texts in it, those of controls included, if there are no others.
  case byAll
  /// The same as `byUnread`, and its own text if there are none.
  case byTitle
  /// The texts in it that are no options.
  case byLabel
}
