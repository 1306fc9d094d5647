#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// A UIKit view as a view.
  ///
  /// The engine has no UIKit: it calls none of these methods, and the tree has a leaf with the name of the type. A test shows
  /// another view in its place with `ViewHost.Configuration.replace(_:with:)`.
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: _RepresentableView {
    /// The class of the view.
    associatedtype UIViewType
    /// The object that hears of the view's changes; `Void` for none.
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view; never called here.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date; never called here.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up before the view goes; never called here.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator; never called here.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal, nil for the view's own; never called here.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  }

  extension UIViewRepresentable {
    public static var _kind: String { "UIViewRepresentable" }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  }

  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  /// The context that a representable receives when its view is made and updated.
  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that `makeCoordinator()` has made.
    public let coordinator: Representable.Coordinator
    /// The animation and flags of an update; empty unless a test passes some.
    public let transaction: Transaction
    /// The environment around the representable; the engine makes no such context.
    public let environment: EnvironmentValues

    /// A context for tests that call a representable's methods themselves: SwiftUI has no such initializer.
    public init(
      coordinator: Representable.Coordinator, transaction: Transaction = Transaction(),
      environment: EnvironmentValues = EnvironmentValues()
    ) {
      self.coordinator = coordinator
      self.transaction = transaction
      self.environment = environment
    }
  }

  /// A UIKit controller as a view.
  ///
  /// The engine has no UIKit: it calls none of these methods, and the tree has a leaf with the name of the type. A test shows
  /// another view in its place with `ViewHost.Configuration.replace(_:with:)`.
  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: _RepresentableView {
    /// The class of the controller.
    associatedtype UIViewControllerType
    /// The object that hears of the controller's changes; `Void` for none.
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller; never called here.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date; never called here.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up before the controller goes; never called here.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator; never called here.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal, nil for the controller's own; never called here.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
  }

  extension UIViewControllerRepresentable {
    public static var _kind: String { "UIViewControllerRepresentable" }
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
      -> CGSize?
    { nil }
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  /// The context that a representable receives when its controller is made and updated.
  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that `makeCoordinator()` has made.
    public let coordinator: Representable.Coordinator
    /// The animation and flags of an update; empty unless a test passes some.
    public let transaction: Transaction
    /// The environment around the representable; the engine makes no such context.
    public let environment: EnvironmentValues

    /// A context for tests that call a representable's methods themselves: SwiftUI has no such initializer.
    public init(
      coordinator: Representable.Coordinator, transaction: Transaction = Transaction(),
      environment: EnvironmentValues = EnvironmentValues()
    ) {
      self.coordinator = coordinator
      self.transaction = transaction
      self.environment = environment
    }
  }
#endif
