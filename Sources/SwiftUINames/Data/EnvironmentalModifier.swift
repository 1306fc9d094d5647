#if !canImport(Darwin)
  public import ViewEngine

  /// A modifier that chooses a different one by the environment.
  @MainActor @preconcurrency
  public protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier for the environment of the view.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
  }

  extension EnvironmentalModifier {
    /// The content with the chosen modifier.
    public func body(content: Content) -> some View { _ResolvedView(content: content, modifier: self) }
  }

  /// A view with the modifier that its environment chooses.
  public struct _ResolvedView<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    public var body: some View { content.modifier(modifier.resolve(in: environment)) }
  }

  /// A system of a preview; no preview is shown.
  public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

  extension PreviewProvider {
    /// The system of the previews; no preview is shown.
    @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
  }
#endif
