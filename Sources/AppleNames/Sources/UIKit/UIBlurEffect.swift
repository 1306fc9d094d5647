/// A blur of the views behind; an empty object here.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  public init(style: Style) {}
}
