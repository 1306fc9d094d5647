/// A modifier whose values can be animated: conform to `Animatable` and `ViewModifier` instead.
public protocol AnimatableModifier: Animatable, ViewModifier {}
