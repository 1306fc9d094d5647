#if BundledEngine
  public import OnChangeCompat
#endif

/// What happened on both sides of a divergence, event by event.
public struct Timeline: Hashable, Sendable, Codable {
  /// One step of the script; nil for the presentation.
  public struct Event: Hashable, Sendable, Codable {
    /// What was done; nil for the presentation.
    public let step: Script.Step?
    /// The frames on the side that is migrated from.
    public let old: [Frame]
    /// The frames on the side that is migrated to.
    public let new: [Frame]
  }

  /// All the work that follows one event, in passes.
  public struct Frame: Hashable, Sendable, Codable {
    /// What made the work, in words.
    public let event: String
    /// What happened in each pass, in order.
    public var passes: [[Entry]] = []
  }

  /// One thing that happened in a pass.
  public enum Entry: Hashable, Sendable, Codable {
    /// The body of a view of that type was evaluated.
    case evaluation(String)
    /// The action of an observer ran.
    case run(Observer, old: String, new: String, effects: [StoredChange])
    /// Another action ran: `onAppear`.
    case action(String)
    case warning(String)
  }

  /// The presentation, and then the steps in order.
  public let events: [Event]

  /// Where the sides first differ in what their actions did: the event, and in it the place among the actions.
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

extension Timeline.Frame {
  /// What ran in the frame, in order.
  var actions: [Timeline.Entry] {
    passes.flatMap(\.self).filter { if case .evaluation = $0 { false } else { true } }
  }

  /// Puts what a trace tells of a frame into passes: one begins with each evaluation that follows an action.
  mutating func append(_ entry: Timeline.Entry) {
    if case .evaluation = entry, let last = passes.last?.last, !last.isEvaluation { passes.append([]) }
    if passes.isEmpty { passes.append([]) }
    passes[passes.count - 1].append(entry)
  }
}

extension Timeline.Entry {
  var isEvaluation: Bool { if case .evaluation = self { true } else { false } }

  /// Whether both did the same; two observers are the same by their values, as they stand in different views.
  func isSame(as other: Timeline.Entry) -> Bool {
    if case .run(_, let old, let new, let effects) = self,
      case .run(_, let otherOld, let otherNew, let otherEffects) = other
    {
      return old == otherOld && new == otherNew && effects.map(\.anonymous) == otherEffects.map(\.anonymous)
    }
    return self == other
  }

  /// In words, as short as it goes.
  var words: String {
    switch self {
    case .evaluation(let view): "evaluates \(view)"
    case .run(let observer, let old, let new, let effects):
      "onChange(of: \(observer.value)) \(old) → \(new)"
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
