// Views of UIKit in views, and the other way round. There is no UIKit beside the engine.

/// A UIKit controller that shows a view.
@available(
  *, unavailable,
  message: "The engine has no UIKit: put the code in #if canImport(UIKit); ViewHost(view) shows a view in a test."
)
open class UIHostingController<Content: View> {}

/// A UIKit view as a view.
@available(
  *, unavailable, message: "The engine has no UIKit: put the view in #if canImport(UIKit), with another view in #else."
)
public protocol UIViewRepresentable: View {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
}

@available(
  *, unavailable, message: "The engine has no UIKit: put the view in #if canImport(UIKit), with another view in #else."
)
public struct UIViewRepresentableContext<Representable> {}

/// A UIKit controller as a view.
@available(
  *, unavailable, message: "The engine has no UIKit: put the view in #if canImport(UIKit), with another view in #else."
)
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
}

@available(
  *, unavailable, message: "The engine has no UIKit: put the view in #if canImport(UIKit), with another view in #else."
)
public struct UIViewControllerRepresentableContext<Representable> {}

/// A UIKit gesture recognizer as a gesture.
@available(
  *, unavailable,
  message: "The engine has no UIKit: put the gesture in #if canImport(UIKit), with another gesture in #else."
)
public protocol UIGestureRecognizerRepresentable {}

/// A view as the content of a UIKit cell.
@available(*, unavailable, message: "The engine has no UIKit: put the cell in #if canImport(UIKit).")
public struct UIHostingConfiguration<Content, Background> {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
}

/// A delegate of an app.
@available(*, unavailable, message: "The engine has no UIKit: put the property in #if canImport(UIKit).")
@propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate> {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { fatalError() }
}
