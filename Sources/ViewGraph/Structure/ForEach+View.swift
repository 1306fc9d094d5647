extension ForEach: View, _PrimitiveView where Content: View {
  public typealias _Mounted = _RowsNode<Data, ID, Content>
  @inlinable public static var _readsModels: Bool { false }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _RowsNode<Data, ID, Content> {
    let node = _RowsNode(view, in: pass) { node, pass in
      unsafeDowncast(node, to: _RowsNode<Data, ID, Content>.self).evaluate(in: &pass)
    } viewer: { node, visitor in
      unsafeDowncast(node, to: _RowsNode<Data, ID, Content>.self).walk(by: visitor)
    } changer: { node, presence, pass in
      unsafeDowncast(node, to: _RowsNode<Data, ID, Content>.self).changeRows(to: presence, in: &pass)
    }
    pass.insert(node)
    return node
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    guard mounted.replace(with: view) || pass.forcesEvaluation else { return pass.revisit(mounted, changed: false) }
    pass.takeSiblingIndex(mounted)
    mounted.status.insert([.outOfDate, .replaced])
    pass.schedule(mounted, pass.forcesEvaluation ? .force : .evaluate)
  }

  /// The view that a service mounts instead of the rows.
  @MainActor @usableFromInline func substitute(in pass: borrowing _Pass) -> AnyView? {
    pass.graph.rowsService?.view(of: self, in: pass.contentRole)
  }

  @MainActor package func warnOfCount(initially count: Int, in graph: Graph) {
    graph.warn(
      "\(Self.self) count (\(data.count)) != its initial count (\(count)). `ForEach(_:content:)` should "
        + "only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` "
        + "and provide an explicit `id`!")
  }

  /// Warns of an id that occurs twice; the rows' order then tells them apart.
  @MainActor @usableFromInline func warnOfDuplicates(in pass: borrowing _Pass) {
    var seen = Set<ID>(minimumCapacity: data.count)
    for element in data where !seen.insert(id(element)).inserted {
      pass.graph.warn(
        "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id(element)) occurs multiple times within the "
          + "collection, this will give undefined results!")
      return
    }
  }
}

@MainActor
extension ForEach where Content: View {
  public func _addParts(to parts: inout _ViewParts) {
    for element in data where !parts.isFound {
      let id = id(element)
      parts.add(content(element), at: id, saying: id, for: RowIDKey.self)
    }
  }
}
