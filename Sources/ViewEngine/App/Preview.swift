/// The namespace of `#Preview`'s types.
public struct Preview {
  /// The traits of a preview, kept and not used.
  public struct ViewTraits: Sendable {}
}

/// A trait for the look and the surroundings of a preview. The engine shows no previews, so it accepts the trait
/// without effect.
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

  /// Applies a modifier to the preview; the engine shows no previews.
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait { PreviewTrait() }
}

/// The surroundings of previews, with a context that they share: sample data, a model.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  /// The type-erased content of a styled control.
  typealias Content = PreviewModifierContent

  /// Makes the context that previews share; the engine does not call it.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes the context that previews share; the engine does not call it.
  public static func makeSharedContext() async throws {}
}

/// The modified view in a `PreviewModifier`.
public struct PreviewModifierContent: View {
  public var body: some View { EmptyView() }
}

/// Views to look at while they are written. A host presents one of them as any other view.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

// Macros for expressions, although SwiftUI's are for declarations: these need no compiler plug-in, and the compiler
// still checks the closure's types in front of every other declaration of a file. `@Previewable` uses
// `@ObservationIgnored`'s plug-in, which comes with every toolchain and writes nothing.

/// Shows a view while it is written. Here the compiler checks its types only.
///
///     #Preview("Empty") {
///       @Previewable @State var name = ""
///       NameField(name: $name)
///     }
///
/// - Parameters:
///   - name: the name of the preview.
///   - body: the view.
@freestanding(expression)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) -> Int = #line

/// Shows a view while it is written, in a given way.
///
/// - Parameters:
///   - name: the name of the preview.
///   - traits: the traits of the preview.
///   - additionalTraits: further traits.
///   - body: the view.
@freestanding(expression)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) -> Int = #line

/// Marks a state in a preview's closure as the preview's own.
@attached(accessor, names: named(willSet))
public macro Previewable() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
