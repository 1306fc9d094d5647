extension Image {
  /// A picture that is drawn by a closure, which does not run: nothing is painted.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    if let label { self.init("", label: label) } else { self.init(decorative: "") }
  }
}
