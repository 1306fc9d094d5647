@_spi(AppleNames) import ViewEngine

/// A UIKit gesture recognizer as a gesture of a view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context that a recognizer's representable receives.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: Representable.CoordinateSpaceConverter
  /// A context for tests that call a representable's methods themselves: SwiftUI has no such initializer.
  public init(
    coordinator: Representable.Coordinator,
    converter: Representable.CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
  ) {
    self.coordinator = coordinator
    self.converter = converter
  }
}

/// The places of a gesture. A test gives them; they are the same in each coordinate space, since nothing has a place.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public let localLocation: CGPoint
  public let localTranslation: CGPoint?
  public let localVelocity: CGPoint?
  /// A converter for tests: SwiftUI has no such initializer.
  public nonisolated init(
    localLocation: CGPoint = .zero, localTranslation: CGPoint? = nil, localVelocity: CGPoint? = nil
  ) {
    self.localLocation = localLocation
    self.localTranslation = localTranslation
    self.localVelocity = localVelocity
  }
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { localLocation }
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
}

extension View {
  /// Keeps the type's name in the render tree; nothing recognizes the gesture.
  public nonisolated func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View {
    painted("gesture", String(describing: Representable.self))
  }
}
