// What a space around a person has. There is none beside the engine.

/// To what of a scene an ornament is fastened.
@available(*, unavailable, message: "The engine has no windows with ornaments: put the modifier in #if os(visionOS).")
public struct OrnamentAttachmentAnchor {
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { fatalError() }
}

/// How glass is shown behind a view in space.
@available(*, unavailable, message: "The engine has no glass in space: put the modifier in #if os(visionOS).")
public enum GlassBackgroundDisplayMode: Sendable { case always, implicit, never }

// NB: one declaration a name: of several the compiler tries none that is unavailable, and blames another line.
extension View {
  @available(*, unavailable, message: "The engine has no windows with ornaments: put the modifier in #if os(visionOS).")
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .visible, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    self
  }

  @available(*, unavailable, message: "The engine has no glass in space: put the modifier in #if os(visionOS).")
  public nonisolated func glassBackgroundEffect<Outline: Shape>(
    in shape: Outline = Capsule(), displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    self
  }
}
