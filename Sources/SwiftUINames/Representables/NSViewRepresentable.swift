#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// An AppKit view as a view.
  ///
  /// The engine has no AppKit: it calls none of these methods, and the tree has a leaf with the name of the type. A test shows
  /// another view in its place with `ViewHost.Configuration.replace(_:with:)`.
  @MainActor @preconcurrency
  public protocol NSViewRepresentable: _RepresentableView {
    /// The class of the view.
    associatedtype NSViewType
    /// The object that hears of the view's changes; `Void` for none.
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes the view; never called here.
    func makeNSView(context: Context) -> NSViewType
    /// Brings the view up to date; never called here.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Cleans up before the view goes; never called here.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes the coordinator; never called here.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal, nil for the view's own; never called here.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
  }

  extension NSViewRepresentable {
    public static var _kind: String { "NSViewRepresentable" }
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  }

  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  /// The context that a representable receives when its view is made and updated.
  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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

  /// An AppKit controller as a view.
  ///
  /// The engine has no AppKit: it calls none of these methods, and the tree has a leaf with the name of the type. A test shows
  /// another view in its place with `ViewHost.Configuration.replace(_:with:)`.
  @MainActor @preconcurrency
  public protocol NSViewControllerRepresentable: _RepresentableView {
    /// The class of the controller.
    associatedtype NSViewControllerType
    /// The object that hears of the controller's changes; `Void` for none.
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    /// Makes the controller; never called here.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Brings the controller up to date; never called here.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Cleans up before the controller goes; never called here.
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator; never called here.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal, nil for the controller's own; never called here.
    func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
  }

  extension NSViewControllerRepresentable {
    public static var _kind: String { "NSViewControllerRepresentable" }
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
      -> CGSize?
    { nil }
  }

  extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  /// The context that a representable receives when its controller is made and updated.
  @MainActor @preconcurrency
  public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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
