#if !canImport(Darwin)
  /// Where a colour is shown.
  public struct UITraitCollection: Hashable, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    public static let current = UITraitCollection(userInterfaceStyle: .light)
  }

  /// Whether it is light or dark there.
  public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

  extension UIColor {
    /// A colour that is another one in the dark. It is asked once for each.
    public init(dynamicProvider: (UITraitCollection) -> UIColor) {
      let (light, dark) = (
        dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
        dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
      )
      self = light == dark ? light : UIColor(Color("\(light), in the dark \(dark)"))
    }
  }
#endif
