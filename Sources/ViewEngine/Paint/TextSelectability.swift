/// Whether a person can select what a text says.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

extension View {
  public nonisolated func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    painted("textSelection", Selectability.allowsSelection ? "enabled" : "disabled")
  }
}
