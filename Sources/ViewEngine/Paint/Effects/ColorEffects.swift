/// How colours are mixed with those behind.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// How precisely colours are computed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension View {
  public nonisolated func hueRotation(_ angle: Angle) -> some View { painted("hueRotation", "\(angle)") }
  public nonisolated func colorInvert() -> some View { painted("colorInvert") }
  public nonisolated func colorMultiply(_ color: Color) -> some View { painted("colorMultiply", "\(color)") }
  public nonisolated func luminanceToAlpha() -> some View { painted("luminanceToAlpha") }
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { painted("blendMode", "\(blendMode)") }
  public nonisolated func compositingGroup() -> some View { painted("compositingGroup") }
  public nonisolated func geometryGroup() -> some View { painted("geometryGroup") }

  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    painted("drawingGroup", [("", opaque ? "opaque" : nil), ("", colorMode == .nonLinear ? nil : colorMode)])
  }
}
