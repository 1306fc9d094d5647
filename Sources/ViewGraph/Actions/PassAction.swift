/// An action that a pass has collected.
// NB: a structure, for a function that is an element of a list would be wrapped into another one.
@usableFromInline
package struct PassAction {
  @usableFromInline let run: () -> Void
  @inlinable init(_ run: @escaping () -> Void) { self.run = run }
}
