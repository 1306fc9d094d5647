/// The latest `onReceive` whose action wrote while `settle()` ran, for its message about a host that stays busy.
@MainActor
final class WritingReceiver: GraphService {
  private var latest: (source: Any.Type, view: Any.Type?, frame: UInt32)?
  init(of graph: Graph) {}
  func note(_ source: Any.Type, in view: Any.Type?, at frame: UInt32) { latest = (source, view, frame) }

  func name(at frame: UInt32) -> String? {
    guard let latest, latest.frame == frame else { return nil }
    let view = latest.view.map { " in \(ViewTypeName.short(of: $0))" } ?? ""
    return "onReceive(\(latest.source))\(view)"
  }
}
