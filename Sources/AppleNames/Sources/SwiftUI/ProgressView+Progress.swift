extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public nonisolated init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}
