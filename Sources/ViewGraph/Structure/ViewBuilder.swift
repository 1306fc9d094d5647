/// Combines the statements of a closure into one view, as SwiftUI's does.
@resultBuilder
public struct ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
  @inlinable public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content { first }

  @inlinable public static func buildPartialBlock<First: View, Second: View>(
    accumulated: consuming First, next: consuming Second
  ) -> _Pair<First, Second> { _Pair(accumulated, next) }

  @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }
  @inlinable public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(.first(first))
  }

  @inlinable public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(.second(second))
  }
}
