@testable import ViewGraph

/// A primitive view that logs what the core does with it.
struct Leaf {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }
}

extension Leaf: _PrimitiveView {
  static func _mount(_ view: Leaf, in pass: inout _Pass) -> Leaf {
    view.log.add("mount \(view.name)")
    return view
  }

  static func _update(_ mounted: inout Leaf, to view: Leaf, in pass: inout _Pass) {
    view.log.add(mounted.name == view.name ? "update \(view.name)" : "update \(mounted.name) to \(view.name)")
    mounted = view
  }

  static func _change(_ mounted: inout Leaf, to presence: _Presence, in pass: inout _Pass) {
    mounted.log.add("\(presence) \(mounted.name)")
  }

  static func _visit(_ mounted: Leaf, by visitor: _Visitor) { (visitor as? LeafNames)?.names.append(mounted.name) }
}
