#if !canImport(Darwin)
  public import ViewEngine

  /// A turn of the crown of a watch. There is none.
  public struct DigitalCrownEvent: Hashable, Sendable {
    let absent: Never
    /// Where the crown is, in the unit of the binding.
    public var offset: Double { switch absent {} }
    /// How fast it turns.
    public var velocity: Double { switch absent {} }
  }

  /// How many turns of the crown cover a range.
  public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

  extension View {
    /// Kept in the render tree; a test changes the binding.
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
      _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
      onIdle: @escaping () -> Void = {}
    ) -> some View { painted("digitalCrownRotation") }
    /// Kept in the render tree; a test changes the binding.
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
      _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
      sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
      isHapticFeedbackEnabled: Bool = true,
      onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint { painted("digitalCrownRotation") }
    /// Kept in the render tree; a test changes the binding.
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
      detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
      sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
      isHapticFeedbackEnabled: Bool = true,
      onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint { painted("digitalCrownRotation") }
    /// Kept in the render tree; there is no crown.
    public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View {
      painted("digitalCrownAccessory", "\(visibility)")
    }
    /// Kept in the render tree; the accessory is not shown.
    public nonisolated func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
      painted("digitalCrownAccessory")
    }
    /// Kept in the render tree; a host taps.
    public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
      painted("handGestureShortcut")
    }
  }

  /// A gesture of a hand in place of a tap.
  public struct HandGestureShortcut: Hashable, Sendable {
    public static let primaryAction = HandGestureShortcut()
  }
#endif
