public struct Preview {
  public struct ViewTraits: Sendable {}
}

/// The engine shows no previews, so it accepts the trait without effect.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait<Preview.ViewTraits> {
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
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

/// The compiler checks the closure's types; nothing is shown.
@freestanding(expression)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) -> Int = #line

/// The compiler checks the closure's types; nothing is shown.
@freestanding(expression)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) -> Int = #line

/// Marks a state in a preview's closure as the preview's own.
@attached(accessor, names: named(willSet))
public macro Previewable() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
