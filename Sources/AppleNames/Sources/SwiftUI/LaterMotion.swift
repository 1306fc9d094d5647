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
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: settlingDuration / 4, dampingRatio: dampingRatio)
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public var settlingDuration: TimeInterval { response * 4 }
}

extension View {
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }
}
