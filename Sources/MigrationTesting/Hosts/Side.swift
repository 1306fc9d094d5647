#if BundledEngine
  import OnChangeCompat

  /// How one of the two sides of a comparison is made.
  @MainActor
  struct Side {
    /// What the closures of a side are looked at for.
    enum Role {
      /// It runs closures from before a change: the copies in them are followed.
      case legacy
      /// It runs the closures of the other side by the modern rule, as the codemod rewrites them.
      case rewritten
      case other
    }

    let name: String
    let role: Role
    private(set) var configuration: ViewHost.Configuration
    let make: (Recorder, ViewHost.Configuration) -> ViewHost

    init<Content: View>(
      _ name: String, role: Role = .other, captureRule: ViewHost.CaptureRule = .declared,
      siblingOrder: ViewHost.SiblingOrder = .declared, view: @escaping (Recorder) -> Content
    ) {
      var configuration = ViewHost.Configuration()
      configuration.captureRule = captureRule
      configuration.siblingOrder = siblingOrder
      // Warnings are compared, and told in the report.
      configuration.onWarning = { _ in }
      self.name = name
      self.role = role
      self.configuration = configuration
      make = { recorder, configuration in ViewHost(view(recorder), configuration: configuration) }
    }

    /// The same with another rule of which closures run.
    func running(_ captureRule: ViewHost.CaptureRule) -> Side {
      var side = self
      side.configuration.captureRule = captureRule
      return side
    }
  }
#endif
