// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
#if !canImport(Darwin)
  public import ViewEngine

  extension View {
    /// Keeps the rotor's name in the tree; its places are not evaluated.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
      _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }
  }
#endif
