/// What somebody who looks at a screen knows of an element at once, if nothing is said of it.
package enum ElementStanding: UInt8 {
  /// It has to be asked.
  case any
  /// It only holds others: it has no text, and nothing can be done with it.
  case container
  /// It has no text of its own, no attributes, and can always be tapped.
  case button
  /// It is a trait that says nothing.
  case nothing
  /// It is a trait that says that nobody sees what is in it.
  case away
}
