#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A blur of the views behind; an empty object here.
  @MainActor @preconcurrency
  public final class UIBlurEffect: UIVisualEffect {
    /// Strengths and tints of a blur; no effect remembers its style.
    public enum Style: Int, Sendable {
      case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
      case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
      case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
      case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
    /// Drops the style: all blurs are equal here.
    public init(style: Style) {}
  }
#endif
