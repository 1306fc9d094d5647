// NB: macros for expressions, though SwiftUI's are for declarations: these need no compiler plug-in, and the compiler
// checks the closure's types in front of every other declaration of a file all the same. `@Previewable` stands on
// `@ObservationIgnored`'s plug-in, which comes with every toolchain and writes nothing.

/// Shows a view while it is written. Here the compiler checks its types, and makes nothing of it: there is nobody to look.
///
///     #Preview("Empty") {
///       @Previewable @State var name = ""
///       NameField(name: $name)
///     }
///
/// - Parameters:
///   - name: what the preview is called.
///   - body: the view.
@freestanding(expression)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) -> Int = #line

/// Shows a view while it is written, in a given way.
///
/// - Parameters:
///   - name: what the preview is called.
///   - traits: how it is shown.
///   - additionalTraits: more of them.
///   - body: the view.
@freestanding(expression)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) -> Int = #line

/// Says of a state in a preview's closure that it belongs to the preview.
@attached(accessor, names: named(willSet))
public macro Previewable() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
