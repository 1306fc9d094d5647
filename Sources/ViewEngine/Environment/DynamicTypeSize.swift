/// How large a person wants texts to be.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
  /// Has the texts in the view be of a size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size).painted("dynamicTypeSize", "\(size)")
  }

  /// Has the texts in the view be of a size in a range: the one around, or the nearest to it.
  public nonisolated func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }.painted("dynamicTypeSize", sizes.first.map { "\($0) to \(sizes.last ?? $0)" })
  }
}
