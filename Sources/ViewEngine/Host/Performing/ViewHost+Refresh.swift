extension ViewHost {
  /// Pulls down a refreshable view. Its action is a task, which `settle()` works on.
  ///
  /// - `part`: the view, or a part of the screen that it is in; nil for the whole screen.
  /// - Throws: `ViewHostError` if there is no such view or more than one.
  public func refresh(at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line) throws
  {
    try called(from: fileID, line) {
      let (screen, part) = try screen(in: part, "refresh")
      let found = screen.refreshActions(in: part)
      let counted = "\(Screen.count(found.count, Refresh.noun)) \(part.onScreen)"
      if found.isEmpty {
        throw ViewHostError(
          .notFound, "refresh", "no view \(part.onScreen) is refreshable",
          toFix: "add .refreshable { … } to the view, or perform the event that shows it first")
      }
      if index == nil, found.count > 1 {
        throw ViewHostError(
          .ambiguous, "refresh", "\(counted), and no index selects one",
          details: found.enumerated().map { number, match in
            let texts = screen.texts(in: match.place).prefix(3).map { NameList.quoted($0) }.joined(separator: ", ")
            return "at: \(number) is the one " + (texts.isEmpty ? "without a text" : "with \(texts)")
          }, toFix: "add one of these indices, or find the view: in: host.find(…)")
      }
      let index = index ?? 0
      guard found.indices.contains(index) else { throw ViewHostError(index, outOf: found.count, "refresh", counted) }
      graph.work(on: "refresh") {
        _ = graph.tasks.start(
          priority: .userInitiated, as: TaskOrigin(beginning: ".refreshable"), found[index].action.action)
      }
    }
  }
}

extension Screen {
  /// The refresh actions within reach, in the order of declaration: those in a part, and those around it.
  fileprivate func refreshActions(in part: Part) -> [(place: Place, action: RefreshAction)] {
    index.landmarks(RefreshTrait.self).compactMap { place in
      guard isWithinReach(place), !place.context.flags.contains(.hidden) else { return nil }
      guard part.contains(place) || part.place?.isInside(place) ?? false else { return nil }
      return place.trait(RefreshTrait.self).map { (place, $0.action) }
    }
  }
}

extension Refresh: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.refresh(at: on.index) }
}

extension ViewHost.Step {
  /// Pulls down a refreshable view.
  public static func refresh(at index: Int = 0) -> Self { Self(Refresh.self, at: index) }
}
