#if BundledEngine
  public import OnChangeCompat

  extension Script {
    /// One step of a view: see `ViewHost.Step`.
    public typealias Step = ViewHost.Step
  }
#else
  extension Script {
    /// One step of a view. Without the bundled engine (trait `ViewEngine`), which knows the verbs, steps are only read
    /// from reports and shown.
    public struct Step: Hashable, Sendable, Codable, CustomStringConvertible {
      /// The name of the host's verb, such as `tap`.
      public let verb: String
      /// The label of the control; nil for a verb without one.
      public let label: String?
      /// The index among the controls with that label, from 0; nil if there is only one.
      public let index: Int?
      /// The verb's further argument, such as a text to type; nil without one.
      public let input: String?

      public var description: String {
        [verb, label?.debugDescription, input, index.map { "(no. \($0 + 1))" }].compactMap(\.self).joined(
          separator: " ")
      }
      /// The same as `description`, because Swift source needs the verbs of the bundled engine.
      public var literal: String { description }
    }
  }
#endif
