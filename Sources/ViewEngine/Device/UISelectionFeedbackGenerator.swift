#if !canImport(Darwin)
  /// Would make the device tick when a selection moves.
  @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
  }
#endif
