#if BundledEngine
  public import OnChangeCompat

  extension Script {
    /// One step of a view: see `ViewHost.Step`.
    public typealias Step = ViewHost.Step
  }

  // A host alone cannot perform these three, so only the kit has them.
  extension ViewHost.Step {
    /// Moves the held clock, in an exploration or a replay. On a host, call `advance(by:)`.
    public static func advance(seconds: Double) -> Self { Self(Advance.self, "", seconds) }
    /// Sets an environment value that the exploration names. On a host, call `setEnvironment(_:to:)`.
    public static func environment(_ name: String, to value: String) -> Self {
      Self(ChangeEnvironment.self, name, value)
    }
    /// Performs a model change of the exploration, by its name.
    public static func changeModel(_ name: String) -> Self { Self(ChangeModel.self, name) }
  }
#else
  extension Script {
    /// One step of a view. Without the trait `ViewEngine`, which has the verbs, it is only read and shown.
    public struct Step: Hashable, Sendable, Codable, CustomStringConvertible {
      /// The name of the host's verb, such as `tap`.
      public let verb: String
      /// The label of the control; empty for a verb that takes none.
      public let label: String
      /// The index among the controls with that label, from 0.
      public let index: Int
      /// The input, as text; empty for a verb without one.
      public let input: String

      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        verb = try container.decode(String.self, forKey: .verb)
        label = try container.decodeIfPresent(String.self, forKey: .label) ?? ""
        index = try container.decodeIfPresent(Int.self, forKey: .index) ?? 0
        input = try container.decodeIfPresent(String.self, forKey: .input) ?? ""
      }

      /// Leaves empty values out.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(verb, forKey: .verb)
        if !label.isEmpty { try container.encode(label, forKey: .label) }
        if index != 0 { try container.encode(index, forKey: .index) }
        if !input.isEmpty { try container.encode(input, forKey: .input) }
      }

      private enum CodingKeys: String, CodingKey { case verb, label, index, input }

      public var description: String {
        [verb, label.isEmpty ? "" : label.debugDescription, input, index == 0 ? "" : "(no. \(index + 1))"]
          .filter { !$0.isEmpty }.joined(separator: " ")
      }
      /// The same as `description`, because Swift source needs the verbs of the bundled engine.
      public var literal: String { description }
    }
  }
#endif
