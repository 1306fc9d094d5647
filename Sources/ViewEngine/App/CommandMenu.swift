/// A menu of commands.
public struct CommandMenu<Content: View> {
  public nonisolated init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: _PrimitiveCommands {}
