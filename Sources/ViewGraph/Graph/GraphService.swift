/// Something that hangs on a graph without the graph's knowing it: where the focus is, what a scene keeps.
///
/// It is made when somebody first asks the graph for its type. What it is told follows from the protocols that it
/// conforms to; one that conforms to no other costs a graph nothing, and a graph without services asks nobody.
@MainActor
package protocol GraphService: AnyObject {
  init(of graph: Graph)
}

/// A service that does something at the beginning of each frame, before the event happens.
package protocol FrameService: GraphService {
  func beginFrame()
}

/// A service that does something after the actions of each pass.
package protocol PassService: GraphService {
  func passEnded()
}

/// A service that follows the order of rows.
package protocol RowOrderService: GraphService {
  /// A pass has put rows of a `ForEach` below the node into another order.
  func rowsMoved(below node: _Node)
}

/// A service that has a say when no write is pending any more.
package protocol SettlingService: GraphService {
  /// - Returns: whether it has written something, which opens another pass.
  func settle() -> Bool
}

/// A service that does something once a frame is over, if need be in another one.
package protocol FrameEndService: GraphService {
  func frameEnded()
}

/// A service that has something to give back when the host is let go.
package protocol EndingService: GraphService {
  func end()
}
