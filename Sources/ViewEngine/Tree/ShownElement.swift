/// An element on screen, as its view has mounted it. Its strings are made when they are read.
@MainActor
package protocol ShownElement {
  /// Its name in the tree: the name of the view.
  var name: String { get }
  var text: String? { get }
  /// Whether its text may change without an evaluation of its view.
  var hasOwnText: Bool { get }
  /// The name of its symbol, which is its label if it has no text.
  var symbol: String? { get }
  /// Whether its text is the title of the page in it: see `PageTitle`.
  var showsTitle: Bool { get }
  /// Whether its children are rows; nil for most elements.
  var part: RowContainerKind? { get }
  var attributes: [_Attribute] { get }
  /// Its control; nil if it is none.
  var control: (any Control)? { get }
  /// The facts about it that need no reading.
  var category: ElementCategory { get }
  var pressAction: (() -> Void)? { get }
}

extension ShownElement {
  package var text: String? { nil }
  package var hasOwnText: Bool { false }
  package var symbol: String? { nil }
  package var showsTitle: Bool { false }
  package var part: RowContainerKind? { nil }
  package var attributes: [_Attribute] { [] }
  package var control: (any Control)? { nil }
  package var category: ElementCategory { .any }
  package var pressAction: (() -> Void)? { nil }
}

/// The facts about an entry that need no reading of its content, if no trait applies to it.
package enum ElementCategory: UInt8 {
  /// No value: its content must be read.
  case any
  /// A container: an element without a text and without actions.
  case container
  /// A plain button: an element that has no text or attribute itself, and is always enabled.
  case button
  /// A trait without an effect.
  case nothing
  case offScreen
}

package enum RowContainerKind {
  /// A list or a form.
  case rows
  case section
}

/// An element that only has children.
struct ContainerElement: ShownElement {
  let name: String
  let attributes: [_Attribute]
  let part: RowContainerKind?
  var category: ElementCategory { .container }

  init(_ name: String, _ attributes: [_Attribute] = [], part: RowContainerKind? = nil) {
    (self.name, self.attributes, self.part) = (name, attributes, part)
  }
}
