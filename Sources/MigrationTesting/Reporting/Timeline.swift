#if BundledEngine
  public import OnChangeCompat
#endif

extension MigrationReport {
  /// Both sides of a divergence, event by event.
  public struct Timeline: Hashable, Sendable, Codable {
    /// One step of the script; nil for the presentation.
    public struct Event: Hashable, Sendable, Codable {
      /// The step; nil for the presentation.
      public let step: Script.Step?
      /// The frames on the side before the migration.
      public let old: [Frame]
      /// The frames on the side after the migration.
      public let new: [Frame]
    }

    /// The work after one event, in passes.
    public struct Frame: Hashable, Sendable, Codable {
      /// The cause of the frame, as text.
      public let event: String
      /// The evaluations and actions of each pass, in order.
      public internal(set) var passes: [[Entry]] = []
    }

    /// One event in a pass.
    public enum Entry: Hashable, Sendable, Codable {
      /// The body of a view of that type was evaluated.
      case evaluation(String)
      /// The action of an observer ran.
      case run(Observer, old: String, new: String, effects: [Change])
      /// A different action ran: `onAppear`.
      case action(String)
      /// The host gave this warning.
      case warning(String)
    }

    /// The presentation, and then the steps in order.
    public let events: [Event]

    /// The first difference in the sides' actions: the event, and the index among its actions.
    var firstDifference: (event: Int, action: Int)? {
      for (place, event) in events.enumerated() {
        let old = event.old.flatMap(\.actions)
        let new = event.new.flatMap(\.actions)
        if let action = (0..<max(old.count, new.count)).first(where: { place in
          !(place < old.count && place < new.count && old[place].isSame(as: new[place]))
        }) {
          return (place, action)
        }
      }
      return nil
    }
  }
}

extension Timeline.Frame {
  /// The evaluations and actions of the frame, in order.
  var actions: [Timeline.Entry] { passes.flatMap(\.self).filter { if case .evaluation = $0 { false } else { true } } }

  /// Sorts entries of a trace into passes: each evaluation after an action begins a pass.
  mutating func append(_ entry: Timeline.Entry) {
    if case .evaluation = entry, let last = passes.last?.last, !last.isEvaluation { passes.append([]) }
    if passes.isEmpty { passes.append([]) }
    passes[passes.count - 1].append(entry)
  }
}

extension Timeline.Entry {
  var isEvaluation: Bool { if case .evaluation = self { true } else { false } }

  /// Whether both are the same; observers are compared by their values, because their views differ.
  func isSame(as other: Timeline.Entry) -> Bool {
    if case .run(_, let old, let new, let effects) = self,
      case .run(_, let otherOld, let otherNew, let otherEffects) = other
    {
      return old == otherOld && new == otherNew && effects.map(\.anonymous) == otherEffects.map(\.anonymous)
    }
    return self == other
  }

  /// The entry in words, as short as possible.
  var words: String {
    switch self {
    case .evaluation(let view): "evaluates \(view)"
    case .run(let observer, let old, let new, let effects):
      "onChange(of: \(observer.valueType)) \(old) → \(new)"
        + (effects.isEmpty ? "" : "; " + effects.map(\.description).joined(separator: "; "))
    case .action(let name): name
    case .warning(let message): "warning: \(message)"
    }
  }
}

extension StoredChange {
  /// The change without the name of the view, which may differ between two sides.
  var anonymous: [String] { [String(property.drop { $0 != "." }), old, new] }
}
