@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildBlock(_ content: EmptyCommands...) -> EmptyCommands { EmptyCommands() }
  public static func buildOptional(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability(_ content: EmptyCommands) -> EmptyCommands { content }
}
