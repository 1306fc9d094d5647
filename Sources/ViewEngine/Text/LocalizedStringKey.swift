/// The text of a literal, as `Text` and the titles of controls take it.
///
/// The engine has no tables of translations: a key is shown as it stands (our choice). What an interpolation formats
/// is part of it: `Text("\(price, specifier: "%.2f") €")`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  @usableFromInline let storage: Text.Storage

  @inlinable public init(_ value: String) { storage = .plain(value) }
  @inlinable public init(stringLiteral value: String) { storage = .plain(value) }
  @inlinable public init(stringInterpolation: StringInterpolation) { storage = stringInterpolation.storage }

  /// Puts a key together of what stands in a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var text: DefaultStringInterpolation
    /// The pictures between the letters.
    @usableFromInline var pictures: [_Attribute]?

    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {
      text = DefaultStringInterpolation(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    @inlinable var storage: Text.Storage {
      guard let pictures else { return .plain(String(stringInterpolation: text)) }
      return .styled(StyledText(String(stringInterpolation: text), attributes: pictures))
    }
  }
}

// NB: each hands on to the interpolation of strings, so that a literal costs what a string costs.
extension LocalizedStringKey.StringInterpolation {
  @inlinable public mutating func appendLiteral(_ literal: String) { text.appendLiteral(literal) }
  @inlinable public mutating func appendInterpolation(_ string: String) { text.appendInterpolation(string) }

  @inlinable public mutating func appendInterpolation<Value: TextOutputStreamable & CustomStringConvertible>(
    _ value: Value
  ) {
    text.appendInterpolation(value)
  }

  @inlinable public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
    text.appendInterpolation(value)
  }

  @inlinable public mutating func appendInterpolation<Value: TextOutputStreamable>(_ value: Value) {
    text.appendInterpolation(value)
  }

  /// Anything else, as it describes itself. (SwiftUI's takes only what it knows how to translate.)
  @inlinable public mutating func appendInterpolation<Value>(_ value: Value) { text.appendInterpolation(value) }

  /// What an optional holds, or else a text that stands for its absence.
  public mutating func appendInterpolation<Value, Default: StringProtocol>(
    _ value: Value?, default absent: @autoclosure () -> Default
  ) {
    if let value { text.appendInterpolation(value) } else { text.appendInterpolation(String(absent())) }
  }

  /// The letters of a text; how it looks among the others is not kept.
  public mutating func appendInterpolation(_ text: Text) {
    self.text.appendInterpolation(text.content)
    let pictures = text.attributes.filter(\.isPicture)
    if !pictures.isEmpty { self.pictures = (self.pictures ?? []) + pictures }
  }

  /// A picture between the letters: nobody reads it, and it is kept in the tree.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
