#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// A UIKit gesture recognizer as a gesture of a view.
  ///
  /// The engine has no UIKit and calls none of these methods. The view that has the gesture keeps its type's name in the
  /// tree. To test the action, make a context and call `handleUIGestureRecognizerAction(_:context:)`.
  @MainActor @preconcurrency
  public protocol UIGestureRecognizerRepresentable {
    /// The class of the recognizer.
    associatedtype UIGestureRecognizerType
    /// The object that hears of the recognizer's changes; `Void` for none.
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the coordinator; never called here.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    /// Makes the recognizer; never called here.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings the recognizer up to date; never called here.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Answers the gesture; never called here, as no finger reaches the process.
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
    /// The object that `makeCoordinator(converter:)` has made.
    public let coordinator: Representable.Coordinator
    /// The places of the gesture, as a test gave them.
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
    /// The place that the initializer was given; the origin without one.
    public let localLocation: CGPoint
    /// The way that the initializer was given; nil without one.
    public let localTranslation: CGPoint?
    /// The speed that the initializer was given; nil without one.
    public let localVelocity: CGPoint?

    /// A converter for tests: SwiftUI has no such initializer.
    public nonisolated init(
      localLocation: CGPoint = .zero, localTranslation: CGPoint? = nil, localVelocity: CGPoint? = nil
    ) {
      self.localLocation = localLocation
      self.localTranslation = localTranslation
      self.localVelocity = localVelocity
    }

    /// `localLocation`, in every coordinate space.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { localLocation }
    /// `localTranslation`, in every coordinate space.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
    /// `localVelocity`, in every coordinate space.
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
#endif
