// Names for an Apple Watch. The engine has no WatchKit.

@available(*, unavailable, message: "The engine has no WatchKit: put the code in #if os(watchOS).")
open class WKHostingController<Content: View> {}

@available(*, unavailable, message: "The engine has no WatchKit: put the code in #if os(watchOS).")
open class WKUserNotificationHostingController<Content: View> {}

@available(
  *, unavailable, message: "The engine has no WatchKit: put the view in #if os(watchOS), with another view in #else."
)
public protocol WKInterfaceObjectRepresentable: View {
  associatedtype WKInterfaceObjectType
  associatedtype Coordinator = Void
  typealias Context = WKInterfaceObjectRepresentableContext<Self>
}

@available(
  *, unavailable, message: "The engine has no WatchKit: put the view in #if os(watchOS), with another view in #else."
)
public struct WKInterfaceObjectRepresentableContext<Representable> {}

/// A delegate of an app.
@available(*, unavailable, message: "The engine has no WatchKit: put the property in #if os(watchOS).")
@propertyWrapper public struct WKApplicationDelegateAdaptor<Delegate> {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { fatalError() }
}

/// The scene of a notification.
@available(*, unavailable, message: "The engine shows no notifications: put the scene in #if os(watchOS).")
public struct WKNotificationScene<Content, Controller> {
  public init(controller: Controller.Type, category: String) {}
}

/// How many turns of the digital crown cover the whole range.
@available(*, unavailable, message: "The engine has no digital crown: put the modifier in #if os(watchOS).")
public enum DigitalCrownRotationalSensitivity: Sendable { case low, medium, high }

/// A gesture of a hand instead of a tap.
@available(*, unavailable, message: "The engine has no gestures of a hand: put the modifier in #if os(watchOS).")
public struct HandGestureShortcut: Sendable {
  public static var primaryAction: HandGestureShortcut { fatalError() }
}

// One declaration a name: of several the compiler tries none that is unavailable, and blames another line.
extension View {
  @available(*, unavailable, message: "The engine has no digital crown: put the modifier in #if os(watchOS).")
  public nonisolated func digitalCrownRotation<Value: BinaryFloatingPoint>(
    _ binding: Binding<Value>, from minValue: Value? = nil, through maxValue: Value? = nil, by stride: Value? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine has no gestures of a hand: put the modifier in #if os(watchOS).")
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
}
