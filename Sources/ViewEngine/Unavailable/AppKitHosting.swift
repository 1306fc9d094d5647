// Views of AppKit in views, and the other way round. There is no AppKit beside the engine.

/// An AppKit view that shows a view.
@available(
  *, unavailable,
  message: "The engine has no AppKit: put the code in #if canImport(AppKit); ViewHost(view) shows a view in a test."
)
open class NSHostingView<Content: View> {}

/// An AppKit controller that shows a view.
@available(
  *, unavailable,
  message: "The engine has no AppKit: put the code in #if canImport(AppKit); ViewHost(view) shows a view in a test."
)
open class NSHostingController<Content: View> {}

@available(*, unavailable, message: "The engine has no AppKit: put the code in #if canImport(AppKit).")
public struct NSHostingSizingOptions: Sendable {}

/// An AppKit view as a view.
@available(
  *, unavailable,
  message: "The engine has no AppKit: put the view in #if canImport(AppKit), with another view in #else."
)
public protocol NSViewRepresentable: View {
  associatedtype NSViewType
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
}

@available(
  *, unavailable,
  message: "The engine has no AppKit: put the view in #if canImport(AppKit), with another view in #else."
)
public struct NSViewRepresentableContext<Representable> {}

/// An AppKit controller as a view.
@available(
  *, unavailable,
  message: "The engine has no AppKit: put the view in #if canImport(AppKit), with another view in #else."
)
public protocol NSViewControllerRepresentable: View {
  associatedtype NSViewControllerType
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
}

@available(
  *, unavailable,
  message: "The engine has no AppKit: put the view in #if canImport(AppKit), with another view in #else."
)
public struct NSViewControllerRepresentableContext<Representable> {}

/// A delegate of an app.
@available(*, unavailable, message: "The engine has no AppKit: put the property in #if canImport(AppKit).")
@propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate> {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { fatalError() }
}
