#if BundledEngine
  /// What one side did in a step, and how it is afterwards, beside what it shows.
  struct Deeds: Equatable {
    /// A hash of what the views store.
    var stored: UInt64 = 0
    /// A hash of which observers ran, with which values.
    var runs: UInt64 = 0
    /// Whether it is still at work.
    var isBusy = false
    /// What the view noted with its recorder in this step.
    var notes: [String] = []
    var warnings: [String] = []
    /// Why the step could not be done.
    var failure: String?
  }
#endif
