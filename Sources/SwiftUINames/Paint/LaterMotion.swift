#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension Spring {
    /// - Parameters:
    ///   - mass: of the moving object.
    ///   - stiffness: the force per unit of distance.
    ///   - damping: the drag.
    ///   - allowOverDamping: whether the bounce may be negative.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
      let ratio = damping / (2 * (stiffness * mass).squareRoot())
      self.init(
        response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(1, ratio))
    }
    /// - Parameters:
    ///   - settlingDuration: in seconds; the response is a quarter of it.
    ///   - dampingRatio: 1 for no bounce.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
      self.init(response: settlingDuration / 4, dampingRatio: dampingRatio)
    }
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: added to none.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
      Spring(duration: duration, bounce: extraBounce)
    }
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: added to 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
      Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - extraBounce: added to 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
      Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    /// About when nothing moves any more: four times the response.
    public var settlingDuration: TimeInterval { response * 4 }
  }

  extension PresentationSizing {
    /// The size itself: nothing is laid out.
    public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
    /// The size itself: nothing is laid out.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
  }

  extension View {
    /// The same as without a name, which only serves to tell gestures of UIKit apart.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
      self.gesture(gesture, isEnabled: isEnabled)
    }
    /// The same as without a name.
    public nonisolated func simultaneousGesture<T: Gesture>(
      _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }
    /// Recognizes the gesture beside those of the view, unless it is off.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
      simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Recognizes the gesture before those of the view, unless it is off.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
      highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// The same as without a name.
    public nonisolated func highPriorityGesture<T: Gesture>(
      _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }
  }

  /// A drag that would move the window. A host's window stays.
  public struct WindowDragGesture: Gesture {
    public init() {}
    public var body: some Gesture<DragGesture.Value> { DragGesture() }
    public typealias Value = DragGesture.Value
  }
#endif
