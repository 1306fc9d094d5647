/// What `#Preview` speaks of.
public struct Preview {
  /// The kind of previews that show a view.
  public struct ViewTraits: Sendable {}
}

/// How a preview shows what it shows, and what it puts around it. There is nobody to look at a preview, so it is accepted
/// and does nothing.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait<Preview.ViewTraits> {
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// - Parameters:
  ///   - width: in points.
  ///   - height: in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait { PreviewTrait() }
}

/// What previews have around their views, with a context that they share: sample data, a model.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` stands around.
public struct PreviewModifierContent: View {
  public var body: some View { EmptyView() }
}
