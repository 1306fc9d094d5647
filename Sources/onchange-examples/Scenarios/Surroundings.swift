import OnChangeCompat

extension Scenario {
  static let environment = Scenario(
    "environment", "A popup closes when the pointer leaves, as the environment tells its closure.",
    difference: "legacy reads the value from before the change, so the popup closes when the pointer enters.",
    events: [hover(true), hover(false)],
    legacy: { LegacyPopup(log: $0) }, modern: { ModernPopup(log: $0) })

  private static func hover(_ isHovering: Bool) -> Event {
    Event(isHovering ? "pointer comes" : "pointer leaves") { host in
      host.setEnvironment(\.isHovering, to: isHovering)
    }
  }
}

private struct LegacyPopup: View {
  let log: Log
  @Environment(\.isHovering) private var isHovering

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text("Three new messages")
      .onChange(of: isHovering) { _ in if !isHovering { close() } }
  }

  private func close() { log("close") }
}

private struct ModernPopup: View {
  let log: Log
  @Environment(\.isHovering) private var isHovering

  var body: some View {
    Text("Three new messages")
      .onChange(of: isHovering) { if !isHovering { close() } }
  }

  private func close() { log("close") }
}

private struct IsHoveringKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  fileprivate var isHovering: Bool {
    get { self[IsHoveringKey.self] }
    set { self[IsHoveringKey.self] = newValue }
  }
}
