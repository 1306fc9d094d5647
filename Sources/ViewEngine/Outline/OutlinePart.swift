/// A part of the screen whose elements a person takes for rows.
package enum OutlinePart {
  /// A list or a form.
  case rows
  /// A part of one, with a header of its own.
  case section
}
