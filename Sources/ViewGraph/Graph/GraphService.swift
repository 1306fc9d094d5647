/// Per-graph state outside of the core, such as the focus or the storage of a scene.
/// The graph makes it on first use. The protocols that it conforms to select its calls:
/// one that conforms to no other costs a graph nothing, and a graph without services makes no call.
@MainActor
package protocol GraphService: AnyObject { init(of graph: Graph) }

/// A service that acts at the beginning of each frame, before the event.
package protocol FrameService: GraphService { func beginFrame() }

/// A service that acts after the actions of each pass.
package protocol PassService: GraphService { func passEnded() }

/// A service that follows the order of rows.
package protocol RowOrderService: GraphService {
  /// A pass has put rows of a `ForEach` below the node into another order.
  func rowsMoved(below node: _Node)
}

/// A service that brackets the actions of views, as a transaction does.
package protocol BracketService: GraphService {
  /// - Returns: What runs before and after the actions of views in that environment; nil for nothing.
  func bracket(in scope: _EnvironmentScope) -> (any ActionBracket)?
}

/// A service that may write when no write is pending.
package protocol SettlingService: GraphService {
  /// Its position among the settling services, whichever was made first. No two have the same.
  static var settlingOrder: Int { get }
  /// - Returns: whether it has written something, which opens another pass.
  func settle() -> Bool
}

/// A service that acts once a frame is over, if necessary in a further frame.
package protocol FrameEndService: GraphService { func frameEnded() }

/// The service that knows what is on screen.
package protocol TreeService: GraphService {
  /// A node without a record was marked or removed.
  func nodeChanged(_ node: _Node)
}

/// The service that mounts the rows of a `ForEach` in its own way, if the `ForEach` has a role.
package protocol RowsService: GraphService {
  /// - Returns: the view to mount instead of the rows, the same for each call with a role; nil to mount all rows.
  func view<Data, ID, Content: View>(of rows: ForEach<Data, ID, Content>, in role: ContentRole) -> AnyView?
}

/// A service that returns resources when the host is released.
package protocol EndingService: GraphService { func end() }
