/// A place in a file, counted from one; the column in bytes, as compilers count it.
package struct Place: Hashable, Sendable, Codable {
  package var line: Int
  package var column: Int
}
