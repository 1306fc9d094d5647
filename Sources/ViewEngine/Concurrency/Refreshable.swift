/// Brings what a view shows up to date: `@Environment(\.refresh) private var refresh`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// Says how what is in it is refreshed.
struct RefreshTrait: ElementTrait {
  let action: RefreshAction
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("refreshable")] }
  var offersForAll: Bool { true }
  func offerForAll(to offers: inout Offers) { offers.add(Refresh.self, action) }
}

extension Interaction.Kind {
  public static let refresh = Interaction.Kind("refresh")
}

extension Screen {
  /// How what can be seen is refreshed, in the order of declaration.
  var refreshActions: [RefreshAction] {
    outline.landmarks(RefreshTrait.self).compactMap { place in
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
  /// - Parameter index: which one, in the order of declaration.
  /// - Throws: `ViewHostError` if there are not so many.
  public func refresh(at index: Int = 0) throws {
    let actions = try screen("refresh").refreshActions
    guard actions.indices.contains(index) else {
      throw ViewHostError(
        actions.isEmpty ? .notFound : .indexOutOfRange,
        "refresh: index \(index) was asked for, but \(actions.count) of the views on screen are refreshable.")
    }
    graph.work(on: "refresh") {
      _ = graph.tasks.start(
        priority: .userInitiated, as: TaskOrigin(beginning: ".refreshable"), actions[index].action)
    }
  }
}
