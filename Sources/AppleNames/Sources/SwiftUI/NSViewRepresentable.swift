/// An AppKit view as a view.
@MainActor @preconcurrency
public protocol NSViewRepresentable: _RepresentableView {
  associatedtype NSViewType
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
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
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
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
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: _RepresentableView {
  associatedtype NSViewControllerType
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
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
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
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
