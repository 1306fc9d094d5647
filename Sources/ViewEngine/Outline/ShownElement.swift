/// One thing that a person sees, as a view has it mounted: nothing of it becomes a string before somebody reads it.
@MainActor
package protocol ShownElement {
  /// What the tree calls it: the name of the view.
  var name: String { get }
  /// What a person reads on it, as of now.
  var text: String? { get }
  /// Whether its text may become another one though the view that wrote it down is not evaluated.
  var hasOwnText: Bool { get }
  /// What it is found by if there is no text in it.
  var symbol: String? { get }
  /// Whether its text is the title of the page in it.
  var showsTitle: Bool { get }
  /// What it is to those who look for rows and sections; nil for most elements.
  var part: OutlinePart? { get }
  /// How it was asked to look.
  var attributes: [_Attribute] { get }
  /// What a person can do with it.
  var control: (any Control)? { get }
  /// What is known of it without asking it anything else.
  var standing: ElementStanding { get }
  /// What a tap does, if it is a button as `standing` says.
  var tapped: (() -> Void)? { get }
}

extension ShownElement {
  package var text: String? { nil }
  package var hasOwnText: Bool { false }
  package var symbol: String? { nil }
  package var showsTitle: Bool { false }
  package var part: OutlinePart? { nil }
  package var attributes: [_Attribute] { [] }
  package var control: (any Control)? { nil }
  package var standing: ElementStanding { .any }
  package var tapped: (() -> Void)? { nil }
}
