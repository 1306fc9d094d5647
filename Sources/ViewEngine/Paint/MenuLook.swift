extension View {
}

public enum MenuOrder: Hashable, Sendable { case automatic, fixed, priority }

extension View {
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { painted("menuOrder", "\(order)") }
}
