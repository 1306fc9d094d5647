/// What a page says to its bar, and how it is found from there.
struct NavigationBarTrait {
  private let trait: any ElementTrait
  init(_ trait: any ElementTrait) { self.trait = trait }

  @MainActor func write(_ rendering: _Rendering, _ content: () -> Void) {
    func write<Trait: ElementTrait>(_ trait: Trait) {
      rendering.apply(landmark: trait, around: content)
    }
    write(trait)
  }
}
