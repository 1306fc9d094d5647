@_spi(AppleNames) import ViewEngine

/// A view that goes through phases. Nothing moves in the engine: it shows the first phase (our choice).
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phase: Phase?
  private let content: (Phase) -> Content
  /// - Parameters:
  ///   - phases: gone through again and again.
  ///   - animation: how the view goes into a phase; not asked.
  ///   - content: the views inside.
  public nonisolated init<Phases: Sequence<Phase>>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }
  /// - Parameters:
  ///   - trigger: begins with the first phase when it changes.
  ///   - phases: the phases of a key press that run the action.
  ///   - content: the views inside.
  ///   - animation: kept in the transaction; changes apply at once.
  public nonisolated init<Phases: Sequence<Phase>, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }
}

extension PhaseAnimator: _EngineView {
  public var body: some View {
    if let phase { content(phase) }
  }
}

extension View {
  /// Animates the view through phases; here it stays in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
  }
  /// Animates the view through phases when `trigger` changes; here it stays in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}
