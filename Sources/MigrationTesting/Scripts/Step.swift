#if BundledEngine
  public import OnChangeCompat

  extension Script {
    /// One thing that happens to a view: see `ViewHost.Step`.
    public typealias Step = ViewHost.Step
  }
#else
  extension Script {
    /// One thing that happens to a view. Without the bundled engine (trait `ViewEngine`), which knows the verbs, steps are
    /// only read from reports and shown.
    public struct Step: Hashable, Sendable, Codable, CustomStringConvertible {
      public let verb: String
      public let label: String?
      public let index: Int?
      public let input: String?

      public var description: String {
        [verb, label?.debugDescription, input, index.map { "(no. \($0 + 1))" }].compactMap(\.self).joined(
          separator: " ")
      }
      public var literal: String { description }
    }
  }
#endif
