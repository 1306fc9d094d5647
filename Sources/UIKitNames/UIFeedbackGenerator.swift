#if !canImport(Darwin)
  public import Foundation

  // The part of UIKit that views use though their files import SwiftUI only. See also `UIColor`.

  /// The base of generators that make a device shake. Here no motor exists.
  @MainActor @preconcurrency
  open class UIFeedbackGenerator {
    public init() {}

    /// Would wake the motor of the device.
    public func prepare() {}
  }

  /// Would make the device shake as if something had struck it.
  @MainActor @preconcurrency
  open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Kinds of a strike, numbered from 0; none is felt.
    public enum FeedbackStyle: Int, Sendable {
      case light, medium, heavy, soft, rigid
    }

    /// Drops the style: every impact has the same absence of effect.
    public init(style: FeedbackStyle) { super.init() }

    public override init() { super.init() }

    /// No effect: no motor runs and no count grows.
    public func impactOccurred() {}

    /// - Parameter intensity: from 0 to 1.
    public func impactOccurred(intensity: CGFloat) {}
  }

  /// Would make the device shake to report a success or a failure.
  @MainActor @preconcurrency
  open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Outcomes of a task, numbered from 0; all are silent.
    public enum FeedbackType: Int, Sendable {
      case success, warning, error
    }

    /// No effect: the outcome is not kept.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
  }

  /// Would make the device tick when a selection moves.
  @MainActor @preconcurrency
  open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// No effect: no tick is felt or counted.
    public func selectionChanged() {}
  }
#endif
