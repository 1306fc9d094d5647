/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
