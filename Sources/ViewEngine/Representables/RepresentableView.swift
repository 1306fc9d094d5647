/// A view that represents a view or a controller of UIKit or AppKit.
///
/// The engine makes no view of that framework. In the tree it is a leaf with the name of the type. A test replaces it
/// by `ViewHost.Configuration.replace(_:with:)`.
public protocol _RepresentableView: _EngineView where Body == _RepresentedView<Self> {
  /// The protocol's name, as the tree says it.
  static var _kind: String { get }
}

extension _RepresentableView {
  public var body: _RepresentedView<Self> { _RepresentedView(source: self, kind: Self._kind) }
}

/// The view that is mounted for a representable: the host's replacement, or a leaf with its name.
// Unconstrained, because the protocol above names it.
public struct _RepresentedView<Source> {
  @Environment(\.replacements) private var replacements
  let source: Source
  let kind: String
}

extension _RepresentedView: _EngineView {
  public var body: some View {
    if let make = replacements[Source.self] {
      make(source)
    } else {
      RepresentedLeaf<Source>(kind: kind)
    }
  }
}

/// A leaf with the name of the other framework's view.
private struct RepresentedLeaf<Source>: _LeafView {
  let kind: String
  var _element: _Element { _Element(kind, attributes: [_Attribute("of", "\(Source.self)")]) }
}

/// The views that a host shows in place of representables, by the representable's type.
struct Replacements: Sendable {
  private var makers: [ObjectIdentifier: any Sendable] = [:]
  var isEmpty: Bool { makers.isEmpty }
  typealias Maker<Source> = @MainActor @Sendable (Source) -> AnyView

  subscript<Source>(type: Source.Type) -> Maker<Source>? {
    get { makers[ObjectIdentifier(type)] as? Maker<Source> }
    set { makers[ObjectIdentifier(type)] = newValue }
  }
}

private struct ReplacementsKey: EnvironmentKey { static let defaultValue = Replacements() }

extension EnvironmentValues {
  var replacements: Replacements {
    get { self[ReplacementsKey.self] }
    set { self[ReplacementsKey.self] = newValue }
  }
}

extension ViewHost.Configuration {
  /// Shows a view in place of each representable of a type.
  ///
  ///     var configuration = ViewHost.Configuration()
  ///     configuration.replace(MapView.self) { map in Text("Map of \(map.place)") }
  ///
  /// Without a replacement a representable is a leaf: the engine calls neither `makeUIView` nor `updateUIView`.
  ///
  /// - Parameters:
  ///   - type: the type that conforms to `UIViewRepresentable`, `NSViewRepresentable` or one for controllers.
  ///   - content: makes the view from the representable, each time its values change.
  public mutating func replace<Source: _RepresentableView, Content: View>(
    _ type: Source.Type, @ViewBuilder with content: @escaping @MainActor @Sendable (Source) -> Content
  ) {
    replacements[type] = { AnyView(content($0)) }
  }
}
