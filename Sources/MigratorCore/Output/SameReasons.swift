extension CallReport {
  /// Why the rewrite cannot change behaviour: the proofs first, then the values that need no proof.
  var sameReasons: [String] {
    var reasons = readings.compactMap(\.proofPhrase)
    let unproven = readings.filter { $0.proof == nil && $0.stability == .stable }
    for reason in StableReason.allCases {
      let phrases = unproven.filter { StableReason($0.kind) == reason }.map(\.phrase)
      if !phrases.isEmpty { reasons.append(reason.sentence(phrases)) }
    }
    if let oldValue { reasons.append("'\(oldValue)' is the first parameter, with the value from before the change") }
    return reasons.isEmpty ? [reasonWithoutReadings] : reasons
  }

  /// The first parameter's name, where the closure reads the old value.
  private var oldValue: String? {
    guard form == Rewriting.Form.two.rawValue, let names = parameters?.trimmingParentheses.split(separator: ","),
      names.count == 2
    else { return nil }
    let name = names[0].prefix { $0 != ":" }.filter { !$0.isWhitespace }
    return name == "_" ? nil : name
  }

  private var reasonWithoutReadings: String {
    switch form {
    case Rewriting.Form.two.rawValue: "the closure reads only its parameter"
    case Rewriting.Form.legacy.rawValue: "the closure reads only its parameters"
    default: "the closure captures nothing of the view"
    }
  }
}

/// Why a value is the same for the closures from before and after a change.
private enum StableReason: CaseIterable {
  case storage, lookUp, identity, constant

  init?(_ kind: StorageKind) {
    switch kind {
    case .state, .appStorage, .sceneStorage, .focusState, .gestureState: self = .storage
    case .global, .proxy: self = .lookUp
    case .stateObject, .namespace, .adaptor: self = .identity
    case .constant: self = .constant
    default: return nil
    }
  }

  func sentence(_ phrases: [String]) -> String {
    let names = phrases.joined(separator: ", ")
    let isOne = phrases.count == 1
    return switch self {
    case .storage: "\(names) \(isOne ? "is" : "are") read from storage when the closure runs"
    case .lookUp: "\(names) \(isOne ? "is" : "are") read when the closure runs"
    case .identity: "\(names) \(isOne ? "stays" : "stay") the same while the view lives"
    case .constant: "\(names) never \(isOne ? "changes" : "change")"
    }
  }
}

extension String { fileprivate var trimmingParentheses: String { filter { $0 != "(" && $0 != ")" } } }
