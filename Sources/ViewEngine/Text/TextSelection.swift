/// What is selected in a text that a person edits.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, macCatalyst 18, *)
public struct TextSelection: Hashable, Sendable {
  /// Where the selection is.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  /// Which line an insertion point between two lines belongs to; the engine has no lines.
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// - Parameter insertionPoint: before which character the next one comes.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether nothing is selected but a place.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
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
