#if !canImport(Darwin)
  public import Foundation

  /// Would make the device shake as if something had struck it.
  @MainActor @preconcurrency
  open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What would have struck it.
    public enum FeedbackStyle: Int, Sendable {
      case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle) { super.init() }

    public override init() { super.init() }

    public func impactOccurred() {}

    /// - Parameter intensity: from 0 to 1.
    public func impactOccurred(intensity: CGFloat) {}
  }
#endif
