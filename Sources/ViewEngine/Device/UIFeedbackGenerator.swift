#if !canImport(Darwin)
  // What views of apps use of UIKit, though their files import SwiftUI only, which brings it along. See also `UIColor`.

  /// What makes a device shake. Here none does.
  @MainActor @preconcurrency
  open class UIFeedbackGenerator {
    public init() {}

    /// Would wake the motor of the device.
    public func prepare() {}
  }
#endif
