/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let automatic = ToolbarItemPlacement(description: "automatic")
  public static let principal = ToolbarItemPlacement(description: "principal")
  public static let navigation = ToolbarItemPlacement(description: "navigation")
  public static let primaryAction = ToolbarItemPlacement(description: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(description: "secondaryAction")
  public static let status = ToolbarItemPlacement(description: "status")
  public static let confirmationAction = ToolbarItemPlacement(description: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(description: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(description: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(description: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(description: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(description: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(description: "bottomBar")
  public static let navigationBarLeading = ToolbarItemPlacement(description: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(description: "navigationBarTrailing")
  public static let title = ToolbarItemPlacement(description: "title")
  public static let subtitle = ToolbarItemPlacement(description: "subtitle")
  public static let largeTitle = ToolbarItemPlacement(description: "largeTitle")
}
