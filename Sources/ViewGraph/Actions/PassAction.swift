/// An action that a pass has collected.
// A structure, because a list would wrap each function that is its element.
@usableFromInline
package struct PassAction {
  @usableFromInline let run: () -> Void
  @inlinable init(_ run: @escaping () -> Void) { self.run = run }
}
