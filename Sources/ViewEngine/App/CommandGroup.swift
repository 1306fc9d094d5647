/// Commands beside those that every app has, or in their place.
public struct CommandGroup<Content: View> {
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandGroup: _PrimitiveCommands {}
