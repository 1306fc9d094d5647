public import Foundation

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  /// Which line an insertion point between two lines belongs to; the engine has no lines.
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
extension Binding where Value == String {
  /// The same text; what is typed moves the selection to its end.
  nonisolated func tellingSelection(_ selection: Binding<TextSelection?>) -> Binding<String> {
    Binding(
      get: { wrappedValue },
      set: { text in
        wrappedValue = text
        selection.wrappedValue = TextSelection(insertionPoint: text.endIndex)
      })
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
public struct AttributedTextSelection: Equatable, Sendable {
  public enum Indices: Equatable, Sendable {
    /// Nothing is selected but a place: before which character the next one comes.
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil without a selection.
  private var place: Indices?
  private var typing: AttributeContainer?

  /// Nothing selected, and no place: what is typed comes at the end.
  public init() {}

  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    place = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  public init(range: Range<AttributedString.Index>) {
    place = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  public init(ranges: RangeSet<AttributedString.Index>) { place = .ranges(ranges) }

  public func indices(in text: AttributedString) -> Indices { place ?? .insertionPoint(text.endIndex) }

  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    switch indices(in: text) {
    case .insertionPoint(let index): return text.attributes(before: index)
    case .ranges(let ranges): return ranges.ranges.first.map { text.runs[$0.lowerBound].attributes } ?? .init()
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
extension AttributedString {
  /// The attributes of a character typed at a place: those of the one before it, else of the one after it.
  fileprivate func attributes(before index: Index) -> AttributeContainer {
    let run = index > startIndex ? runs[characters.index(before: index)] : runs.first
    return run?.attributes ?? AttributeContainer()
  }

  /// The same attributes for what both texts have, and those of the place for what has been typed.
  fileprivate mutating func take(_ text: String, _ attributes: AttributeContainer) {
    let old = String(characters)
    let kept = zip(old, text).prefix { $0 == $1 }.count
    let rest = old.dropFirst(kept)
    let typed = text.dropFirst(kept)
    let tail = zip(rest.reversed(), typed.reversed()).prefix { $0 == $1 }.count
    let start = characters.index(startIndex, offsetBy: kept)
    let end = characters.index(endIndex, offsetBy: -tail)
    replaceSubrange(start..<end, with: AttributedString(String(typed.dropLast(tail)), attributes: attributes))
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
extension TextEditor {
  /// A text with attributes. What a host types has those of the selection, and moves the selection to the end of the
  /// text;
  /// what a view selects moves nothing else, because a host types at the end (our choice).
  public nonisolated init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { new in
          let selected = selection?.wrappedValue ?? AttributedTextSelection()
          text.wrappedValue.take(new, selected.typingAttributes(in: text.wrappedValue))
          selection?.wrappedValue = AttributedTextSelection(insertionPoint: text.wrappedValue.endIndex)
        }))
  }
}
