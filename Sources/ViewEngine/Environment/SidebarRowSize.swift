/// How high the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }
