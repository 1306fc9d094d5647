/// The `id` that a modifier gives a view, for those who look for it.
struct IDTrait: ElementTrait {
  let id: AnyHashable
}
