/// How a view would look under a pointer.
public struct HoverEffect: Hashable, Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    painted("hoverEffect", isEnabled ? effect.name : "\(effect.name) off")
  }

  /// What is shown to who hovers over the view.
  public nonisolated func help(_ text: Text) -> some View { painted("help", text.content) }

  /// What is shown to who hovers over the view.
  public nonisolated func help<Characters: StringProtocol>(_ text: Characters) -> some View {
    painted("help", String(text))
  }
}
