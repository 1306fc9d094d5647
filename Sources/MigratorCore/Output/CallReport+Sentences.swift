extension CallReport {
  var formPhrase: String {
    switch form {
    case "two": parameters.map { "{ \($0) in }" } ?? "a modern call with the same action"
    case "zero": "{ } without a parameter"
    case "initial": "one call with initial: true"
    case "keeping": "a modern call that runs the action from before the change"
    case "legacy": "onChange(of:perform:)"
    default: "itself"
    }
  }

  package var changed: [Reading] { readings.filter { $0.stability != .stable } }
  var changedPhrase: String { changed.map(\.phrase).joined(separator: ", ") }

  /// The effect of the rewrite on the names that the closure reads, and the way out. It holds before and after writing.
  package func changeSentence(_ options: Options) -> String {
    let copies = changed.filter { $0.stability == .snapshot }
    let references = changed.filter { $0.stability == .reference }
    let isForward = options.direction == .forward
    let start =
      isForward
      ? "after the rewrite, onChange(of: \(observed)) runs the newest closure instead of the one from before the change: "
      : "after the rewrite, onChange(of: \(observed)) runs the closure from before the change instead of the newest: "
    var parts: [String] = []
    if !copies.isEmpty {
      let (before, after) = isForward ? ("old", "new") : ("new", "old")
      parts.append("\(copies.map(\.reason).joined(separator: ", ")) may be \(after) instead of \(before)")
    }
    if !references.isEmpty {
      let verb = references.count == 1 ? "changes only if it is" : "change only if they are"
      parts.append("\(references.map(\.reason).joined(separator: ", ")) \(verb) replaced in the same update")
    }
    if let observedReading { parts.append(observedReading) }
    parts += comments.map { "the code says: \($0)" }
    if isForward { parts.append("--keep-old-captures keeps what legacy read") }
    return start + parts.joined(separator: "; ")
  }

  /// The reason why the call was not rewritten, as the end of a sentence.
  var reasonSentence: String {
    let reason = reason ?? ""
    return reason.hasSuffix(".") ? reason : reason + "."
  }

  /// The new form of the call, and the reason why its behaviour is the same.
  var sameSentence: String {
    // A separate note describes the order of the merged action.
    let subject = form == Rewriting.Form.initial.rawValue ? "its closure does the same" : "its behaviour is the same"
    return
      "onChange(of: \(observed)) becomes \(formPhrase); \(subject): \((verdict?.reasons ?? []).joined(separator: "; "))"
  }

  /// The remark for a closure that reads the observed value itself by its name.
  private var observedReading: String? {
    guard changed.contains(where: { $0.name == observed && $0.through.isEmpty && $0.stability == .snapshot })
    else { return nil }
    return "'\(observed)' is the observed value itself"
  }

  /// The possible or actual merge of `onAppear` and `onChange`, and the differences that it makes.
  func appearSentence(_ options: Options) -> String {
    let line = appear.map { " of line \($0.line)" } ?? ""
    if options.mergesAppear, form != "initial" {
      return
        "the onAppear\(line) has the same action, and is not merged: a comment, or an old capture that is kept, is in the way"
    }
    let verb = form == "initial" ? "becomes part of this call" : "could be part of this call (--merge-appear)"
    return
      "the onAppear\(line) \(verb), as initial: true; the action then runs at the place of this modifier in the order of actions, "
      + "and after a change that came while the view was away, it runs for the change first, then for the appearance"
  }
}
