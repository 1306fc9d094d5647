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

  public nonisolated func help(_ text: Text) -> some View { painted("help", text.content) }

  public nonisolated func help<Characters: StringProtocol>(_ text: Characters) -> some View {
    painted("help", String(text))
  }
}

public struct ContentShapeKinds: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)

  private static let names = [
    "interaction", "dragPreview", "contextMenuPreview", "hoverEffect", "focusEffect", "accessibility",
  ]

  public var description: String {
    Self.names.indices.filter { rawValue & (1 << $0) != 0 }.map { Self.names[$0] }.joined(separator: " ")
  }
}

extension View {
  /// Makes the view one stop for a focus moved with arrows; a host moves the focus by name.
  public nonisolated func focusSection() -> some View { painted("focusSection") }

  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    painted("focusEffectDisabled", disabled ? nil : "false")
  }

  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    painted("hoverEffectDisabled", disabled ? nil : "false")
  }

  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    painted("listRowHoverEffectDisabled", disabled ? nil : "false")
  }

  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    painted("listRowHoverEffect", effect?.name ?? "none")
  }
}

public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }
}

extension View {
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View {
    painted("sensoryFeedback", feedback.name)
  }

  /// Would give a feedback when `trigger` changes and the condition is true. The engine gives none, and does not call
  /// the condition.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View {
    painted("sensoryFeedback", feedback.name)
  }

  /// Would give the feedback that the closure chooses when `trigger` changes. The engine gives none, and does not call
  /// the closure.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View {
    painted("sensoryFeedback")
  }
}
