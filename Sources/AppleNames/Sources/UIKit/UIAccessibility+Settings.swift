extension UIAccessibility {
  public nonisolated static let isInvertColorsEnabled = false
  public nonisolated static let buttonShapesEnabled = false
  public nonisolated static let prefersCrossFadeTransitions = false
  public nonisolated static let shouldDifferentiateWithoutColor = false
  private nonisolated static func name(_ setting: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility.\(setting)Status")
  }
  public nonisolated static let boldTextStatusDidChangeNotification = name("boldText")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name("reduceTransparency")
  public nonisolated static let darkerColorsStatusDidChangeNotification = name("darkerColors")
}
