#if BundledEngine
  import OnChangeCompat

  /// How one of the two sides of a comparison is made.
  @MainActor
  struct Side {
    let name: String
    let configuration: ViewHost.Configuration
    let make: (Recorder, ViewHost.Configuration) -> ViewHost

    init<Content: View>(
      _ name: String, captureRule: ViewHost.CaptureRule = .declared,
      siblingOrder: ViewHost.SiblingOrder = .declared, view: @escaping (Recorder) -> Content
    ) {
      var configuration = ViewHost.Configuration()
      configuration.captureRule = captureRule
      configuration.siblingOrder = siblingOrder
      // Warnings are compared, and told in the report.
      configuration.onWarning = { _ in }
      self.name = name
      self.configuration = configuration
      make = { recorder, configuration in ViewHost(view(recorder), configuration: configuration) }
    }
  }
#endif
