/// Refreshes a view's data: `@Environment(\.refresh) private var refresh`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Runs the refresh action and waits for its end.
  public func callAsFunction() async { await action() }
}

/// The refresh action of its content.
struct RefreshTrait: ElementTrait {
  let action: RefreshAction
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("refreshable")] }
  var hasSharedActions: Bool { true }
  func addSharedActions(to collector: inout ActionCollector) { collector.add(Refresh.self, action) }
}

extension Interaction.Kind {
  public static let refresh = Interaction.Kind("refresh")
}

extension Screen {
  /// The refresh actions within reach, in the order of declaration.
  var refreshActions: [RefreshAction] {
    index.landmarks(RefreshTrait.self).compactMap { place in
      guard isWithinReach(place), !place.context.flags.contains(.hidden) else { return nil }
      return place.trait(RefreshTrait.self)?.action
    }
  }
}

extension View {
  /// Lets a person ask for newer content; a host does it with `refresh(at:)`.
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
  /// - Parameter index: the index of the view, in the order of declaration.
  /// - Throws: `ViewHostError` if there are fewer.
  public func refresh(at index: Int = 0) throws {
    let actions = try screen("refresh").refreshActions
    guard actions.indices.contains(index) else {
      if actions.isEmpty {
        throw ViewHostError(
          .notFound, "refresh", "no view on screen is refreshable",
          toFix: "add .refreshable { … } to the view, or perform the event that shows it first")
      }
      throw ViewHostError(
        index, outOf: actions.count, "refresh", Screen.count(actions.count, Refresh.noun) + " on screen")
    }
    graph.work(on: "refresh") {
      _ = graph.tasks.start(
        priority: .userInitiated, as: TaskOrigin(beginning: ".refreshable"), actions[index].action)
    }
  }
}
