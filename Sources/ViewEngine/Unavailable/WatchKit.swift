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

/// The steps of a watch's crown.
@available(*, unavailable, message: "There is no crown to turn: put the modifier in #if os(watchOS).")
public enum DigitalCrownRotationalSensitivity: Sendable { case low, medium, high }

extension View {
  @available(*, unavailable, message: "There is no crown to turn: put the modifier in #if os(watchOS).")
  public nonisolated func digitalCrownRotation<Value>(_ binding: Binding<Value>) -> some View { self }

  @available(*, unavailable, message: "There is no watch to tap on: put the modifier in #if os(watchOS).")
  public nonisolated func handGestureShortcut<Shortcut>(_ shortcut: Shortcut, isEnabled: Bool = true) -> some View {
    self
  }
}
