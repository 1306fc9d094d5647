/// A view that says something of what is in it, which somebody looks for in all of the screen.
struct LandmarkView<Content: View, Trait: ElementTrait> {
  let content: Content
  let _look: Trait
}

extension LandmarkView: _WrapperView {
  static func _render(_ look: Trait, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(landmark: look, around: content)
  }
}

extension _Rendering {
  /// Applies a trait, and notes where it is for those who look for traits of its kind.
  func apply<Trait: ElementTrait>(landmark trait: Trait, around content: () -> Void) {
    note(landmark: Trait.self)
    apply(trait, around: content)
  }
}
