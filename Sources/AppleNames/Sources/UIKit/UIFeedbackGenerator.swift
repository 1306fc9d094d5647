/// Would make the device shake as if something had struck it.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public init(style: FeedbackStyle) { super.init() }
  public override init() { super.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}
