#if !canImport(Darwin)
  /// Would make the device tick when a selection moves.
  @MainActor @preconcurrency
  open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
  }
#endif
