public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
public enum ScrollDismissesKeyboardMode: Hashable, Sendable { case automatic, immediately, interactively, never }
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

extension View {
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    painted("scrollDismissesKeyboard", "\(mode)")
  }

  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    painted("scrollDisabled", disabled ? nil : "false")
  }

  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    painted("scrollIndicators", [("", visibility), ("", axes == [.vertical, .horizontal] ? nil : axes)])
  }

  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    painted("scrollContentBackground", "\(visibility)")
  }

  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { painted("scrollBounceBehavior", [("", behavior), ("", axes == .vertical ? nil : axes)]) }

  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    painted("scrollTargetLayout", isEnabled ? nil : "false")
  }

  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    painted("defaultScrollAnchor", anchor.map { "\($0)" } ?? "none")
  }

  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    painted("scrollClipDisabled", disabled ? nil : "false")
  }

  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    painted("coordinateSpace", "\(name.name)")
  }
}
