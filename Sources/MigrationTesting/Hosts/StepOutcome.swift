#if BundledEngine
  /// The actions and writes of one side in a step, beside its texts and controls.
  struct StepOutcome: Equatable {
    /// A hash of the views' stored values.
    var stored: UInt64 = 0
    /// A hash of the observers that ran, with their values.
    var runs: UInt64 = 0
    var isBusy = false
    /// The lines that the view's recorder received in this step.
    var notes: [String] = []
    var warnings: [String] = []
    /// What a person sees besides texts; empty if that follows from what the views store.
    var looks: [String] = []
    /// The reason why the step failed.
    var failure: String?
  }
#endif
