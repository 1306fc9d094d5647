/// The newest action of a view that acts when it comes or goes.
@usableFromInline
final class LifecycleAction {
  @exclusivity(unchecked) @usableFromInline var run: () -> Void

  @inlinable init(_ run: @escaping () -> Void) { self.run = run }
}
