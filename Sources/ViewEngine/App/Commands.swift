/// Commands in the menus of an app. There are no menus: they are accepted, and are not part of the tree.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

/// Commands that the engine itself knows.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never {
    fatalError("\(Self.self) are primitive commands without a body.\n\nTo fix, put them into .commands { … }.")
  }
}

public struct EmptyCommands { public nonisolated init() {} }

extension EmptyCommands: _PrimitiveCommands {}

extension Scene {
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _SceneGroup(_window: _window, _closed: _closed, _windows: _windows)
  }

  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { mapWindows { $0.environment(keyPath, value) } }
}

@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildBlock(_ content: EmptyCommands...) -> EmptyCommands { EmptyCommands() }
  public static func buildOptional(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability(_ content: EmptyCommands) -> EmptyCommands { content }
}

/// A menu of the menu bar, which the engine does not show.
public struct CommandMenu<Content: View> {
  public nonisolated init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: _PrimitiveCommands {}

/// Commands beside those that every app has, or in their place.
public struct CommandGroup<Content: View> {
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandGroup: _PrimitiveCommands {}

/// Commands that every app has.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
}

extension Never: Commands {}
