/// What an image makes of the modifiers for images is an image again.
extension Image {
  /// How a picture fills more room than it needs.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture is a mask for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How good a picture of another size is to look.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    let parts = [
      capInsets == EdgeInsets() ? nil : "\(capInsets)", resizingMode == .stretch ? nil : "\(resizingMode)",
    ].compactMap(\.self)
    return asked("resizable", parts.isEmpty ? nil : parts.joined(separator: " "))
  }

  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    renderingMode.map { asked("renderingMode", "\($0)") } ?? self
  }

  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    asked("interpolation", "\(interpolation)")
  }

  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { asked("antialiased", "\(isAntialiased)") }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    mode.map { asked("symbolRenderingMode", $0.description) } ?? self
  }
}

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { painted("imageScale", "\(scale)") }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    painted("symbolRenderingMode", mode?.description ?? "none")
  }

  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    painted("symbolVariant", variant.description)
  }
}
