/// Refreshes a view's data: `@Environment(\.refresh) private var refresh`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// A view that a person can pull down to refresh.
public struct _RefreshableView<Content: View> {
  public let content: Content
  public let _look: _Look

  public struct _Look {
    let action: RefreshAction
  }
}

extension _RefreshableView: _WrapperView {
  public static func _render(
    _ look: _Look, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(landmark: RefreshTrait(action: look.action), around: content)
  }
}

/// The refresh action of its content.
struct RefreshTrait: ElementTrait {
  let action: RefreshAction
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("refreshable")] }
  var hasSharedActions: Bool { true }
  func addSharedActions(to collector: inout ActionCollector) { collector.add(Refresh.self, action) }
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

extension View {
  /// Lets a person ask for newer content; a host does it with `refresh(at:in:)`.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    let action = RefreshAction(action: action)
    return _RefreshableView(content: environment(\.refresh, action), _look: .init(action: action))
  }
}

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
      guard found.indices.contains(index) else {
        throw ViewHostError(index, outOf: found.count, "refresh", counted)
      }
      graph.work(on: "refresh") {
        _ = graph.tasks.start(
          priority: .userInitiated, as: TaskOrigin(beginning: ".refreshable"), found[index].action.action)
      }
    }
  }
}

/// Pulls something down to have it refreshed.
enum Refresh: Verb {
  typealias Action = RefreshAction
  static var kind: Interaction.Kind { .refresh }
  static var noun: String { "refreshable view" }
  static var takesLabel: Bool { false }
  static func call(_ label: String) -> String { "refresh()" }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "pull to refresh" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.refresh(at: target.index)
  }
}

extension Interaction.Kind {
  public static let refresh = Interaction.Kind("refresh")
}

extension ViewHost.Step {
  /// Pulls down a refreshable view.
  public static func refresh(at index: Int = 0) -> Self { Self(Refresh.self, at: index) }
}
