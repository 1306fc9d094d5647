/// Why a declaration cannot be an entry: the requirement, the source that breaks it, and the fix.
struct Problem: Error, Equatable {
  let message: String
  /// Where in the text of the declaration, in UTF-8; nil if it is the declaration as a whole.
  let offset: Int?

  init(_ message: String, at offset: Int? = nil) { (self.message, self.offset) = (message, offset) }
}
