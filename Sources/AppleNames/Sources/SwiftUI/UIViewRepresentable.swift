/// A UIKit view as a view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _RepresentableView {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
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

/// A UIKit controller as a view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _RepresentableView {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
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
