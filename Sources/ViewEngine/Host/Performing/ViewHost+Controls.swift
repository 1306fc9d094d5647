extension ViewHost {
  /// Presses a button, or a different view that reacts to a tap: a link, a tab, a view with a tap gesture.
  ///
  /// If the button has a style that shows the pressed state, the press is one event and the release the next. The
  /// release runs the action.
  ///
  /// - `label`: the text on it. For a button with several texts: all of them joined by spaces, or one of them.
  /// - Throws: `ViewHostError` if there is no such button or more than one, or it cannot be pressed.
  public func tap(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    if let index, part == nil, openMenu == nil, let action = cachedButton(Tap.self, label, at: index) {
      return graph.work(on: "tap \(label)", action)
    }
    try called(from: fileID, line) { try tap(.labelled(label, at: index, in: part)) }
  }

  /// Taps a view several times, quickly. A gesture of that count runs once, such as `.onTapGesture(count: 2)` for two
  /// taps. Other views receive single taps, one after the other.
  ///
  /// - `count`: the number of taps.
  /// - Throws: `ViewHostError` if no view or several views with the label react to taps, or `count` is less than 1.
  public func tap(
    _ label: String, count: Int, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try tap(.labelled(label, at: index, in: part), count: count) }
  }

  /// Switches a toggle.
  /// - Throws: `ViewHostError` if there is no such toggle or more than one, or it does not react.
  public func toggle(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try toggle(.labelled(label, at: index, in: part)) }
  }

  func tap(_ target: Target) throws {
    let found: Located<TapAction>
    do throws(ViewHostError) {
      if let item = locateInOpenMenu(target) { found = item } else { found = try locate(Tap.self, target) }
    } catch {
      guard error.reason == .notFound, let tab = try? locate(Select.self, target) else { throw error }
      return try select(tab)
    }
    if let begin = found.action.begin { graph.work(on: "press \(found.label)") { begin() } }
    graph.work(on: "tap \(found.label)") { found.action.end() }
  }

  func tap(_ target: Target, count: Int) throws {
    guard count > 0 else {
      throw ViewHostError(.invalidValue, "tap", "the count \(count) is less than 1", toFix: "use a count from 1")
    }
    if count > 1, let found = try? locate(MultiTap.self, target), let action = found.action[count] {
      return graph.work(on: "tap \(found.label) \(count) times") { action() }
    }
    let taps = try locate(Tap.self, target).action.count
    for _ in 0..<max(1, count / taps) { try tap(target) }
  }

  func toggle(_ target: Target) throws {
    let found = try locate(Switch.self, target)
    graph.work(on: "toggle \(found.label)") { found.action() }
  }
}

extension Tap: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.tap(on.label, at: on.index) }
}

extension MultiTap: PerformedVerb {
  static func perform(_ on: Call, _ input: Int) throws { try on.host.tap(on.label, count: input, at: on.index) }
}

extension Switch: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.toggle(on.label, at: on.index) }
}

extension ViewHost.Step {
  /// Presses a button, or a different view that reacts to a tap.
  public static func tap(_ label: String, at index: Int = 0) -> Self { Self(Tap.self, label, at: index) }
  /// Taps a view several times, quickly.
  public static func tap(_ label: String, count: Int, at index: Int = 0) -> Self {
    Self(MultiTap.self, label, at: index, count)
  }
  /// Switches a toggle, as `ViewHost.toggle(_:at:in:)` does.
  public static func toggle(_ label: String, at index: Int = 0) -> Self { Self(Switch.self, label, at: index) }
}
