#if BundledEngine
  import OnChangeCompat

  /// The factory of one side of a comparison.
  @MainActor
  struct Side {
    /// The purpose of inspecting a side's closures.
    enum Role {
      /// It runs closures from before a change. The kit follows the copies in them.
      case legacy
      /// It runs the closures of the other side by the modern rule, as the codemod rewrites them.
      case rewritten
      case other
    }

    let name: String
    let role: Role
    /// The full type of the view.
    let subject: String
    private(set) var configuration: ViewHost.Configuration
    let make: (Recorder, ViewHost.Configuration) -> ViewHost

    init<Content: View>(
      _ name: String, role: Role = .other, captureRule: ViewHost.CaptureRule = .declared,
      siblingOrder: ViewHost.SiblingOrder = .declared, view: @escaping (Recorder) -> Content
    ) {
      var configuration = ViewHost.Configuration()
      configuration.captureRule = captureRule
      configuration.siblingOrder = siblingOrder
      // Warnings are compared, and listed in the report.
      configuration.onWarning = { _ in }
      self.name = name
      self.role = role
      subject = Shape.Form.name(of: Content.self)
      self.configuration = configuration
      make = { recorder, configuration in ViewHost(view(recorder), configuration: configuration) }
    }

    func running(_ captureRule: ViewHost.CaptureRule) -> Side {
      var side = self
      side.configuration.captureRule = captureRule
      return side
    }
  }
#endif
