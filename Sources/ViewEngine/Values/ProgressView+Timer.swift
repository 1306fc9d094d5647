public import Foundation

extension ProgressView {
  /// Shows how far a timer has come; nothing counts (our choice): the tree keeps from when to when it runs.
  ///
  /// - Parameter countsDown: whether the bar becomes shorter; not looked at.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), ProgressState(timer: Text.DateStyle.text(of: timerInterval)))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
