extension ForEach: View, _PrimitiveView where Content: View {
  /// The rows, in the order of the data.
  public struct _Mounted {
    @usableFromInline var ids: [ID] = []
    @usableFromInline var rows: [Content._Mounted] = []
    /// What shows some of the rows at a time, in place of the rows.
    @usableFromInline var window: _AnyViewNode?
    @inlinable init() {}
  }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    var mounted = _Mounted()
    if pass.isAmongRows, let window = view.window(in: pass) {
      mounted.window = AnyView._mount(window, in: &pass)
      return mounted
    }
    mounted.ids.reserveCapacity(view.data.count)
    mounted.rows.reserveCapacity(view.data.count)
    if !view.hasUniqueIDs { view.warnOfDuplicates(in: pass) }
    var siblings = pass.beginSiblings()
    for element in view.data {
      pass.nextSibling(&siblings)
      mounted.ids.append(view.id(element))
      mounted.rows.append(Content._mount(view.content(element), in: &pass))
    }
    pass.endSiblings(siblings)
    return mounted
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    if mounted.window != nil, let window = view.window(in: pass) {
      return AnyView._update(&mounted.window!, to: window, in: &pass)
    }
    if view.isConstant, view.data.count != mounted.ids.count { return keepRows(&mounted, of: view, in: &pass) }
    // Rows that stay where they are need no look-up: the walk goes on until an id is another one.
    var siblings = pass.beginSiblings()
    var index = 0
    var position = view.data.startIndex
    let end = view.data.endIndex
    while position != end, index < mounted.ids.count {
      let element = view.data[position]
      guard mounted.ids[index] == view.id(element) else { break }
      pass.nextSibling(&siblings)
      Content._update(&mounted.rows[index], to: view.content(element), in: &pass)
      index += 1
      view.data.formIndex(after: &position)
    }
    if position != end || index < mounted.ids.count {
      rearrange(&mounted, to: view, from: index, at: position, siblings: &siblings, in: &pass)
    }
    pass.endSiblings(siblings)
  }

  /// Brings the rows of a range up to date whose count is not to change, and did.
  @MainActor @usableFromInline static func keepRows(_ mounted: inout _Mounted, of view: Self, in pass: inout _Pass) {
    view.warnOfCount(initially: mounted.ids.count, in: pass.graph)
    var siblings = pass.beginSiblings()
    for index in mounted.ids.indices {
      // The numbers of such a range are their own ids.
      guard let element = mounted.ids[index] as? Data.Element else { continue }
      pass.nextSibling(&siblings)
      Content._update(&mounted.rows[index], to: view.content(element), in: &pass)
    }
    pass.endSiblings(siblings)
  }

  /// What shows some of the rows at a time, in a host that has such windows.
  @MainActor @usableFromInline func window(in pass: borrowing _Pass) -> AnyView? {
    pass.graph.configuration.rowsMaker?.view(of: self)
  }

  @MainActor package func warnOfCount(initially count: Int, in graph: Graph) {
    graph.warn(
      "\(Self.self) count (\(data.count)) != its initial count (\(count)). `ForEach(_:content:)` should "
        + "only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` "
        + "and provide an explicit `id`!")
  }

  /// Brings the rows from `first` on into the order of the data. What is gone disappears last.
  @MainActor @usableFromInline static func rearrange(
    _ mounted: inout _Mounted, to view: Self, from first: Int, at position: Data.Index,
    siblings: inout _Pass.Siblings, in pass: inout _Pass
  ) {
    var old: [Content._Mounted?] = mounted.rows[first...].map { $0 }
    var oldIndices: [ID: [Int]] = [:]
    for (index, id) in mounted.ids[first...].enumerated().reversed() { oldIndices[id, default: []].append(index) }
    mounted.ids.removeSubrange(first...)
    mounted.rows.removeSubrange(first...)

    if !view.hasUniqueIDs { view.warnOfDuplicates(in: pass) }
    pass.graph.noteOrder(below: pass.node)
    for element in view.data[position...] {
      pass.nextSibling(&siblings)
      let id = view.id(element)
      let content = view.content(element)
      if let index = oldIndices[id]?.popLast(), var row = old[index] {
        old[index] = nil
        Content._update(&row, to: content, in: &pass)
        mounted.rows.append(row)
      } else {
        mounted.rows.append(Content._mount(content, in: &pass))
      }
      mounted.ids.append(id)
    }
    for index in old.indices where old[index] != nil {
      pass.nextSibling(&siblings)
      Content._change(&old[index]!, to: .removed, in: &pass)
    }
  }

  /// An id that occurs twice is not an identity; the rows are then told apart by their order.
  @MainActor @usableFromInline func warnOfDuplicates(in pass: borrowing _Pass) {
    var seen = Set<ID>(minimumCapacity: data.count)
    for element in data where !seen.insert(id(element)).inserted {
      pass.graph.warn(
        "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id(element)) occurs multiple times within the "
          + "collection, this will give undefined results!")
      return
    }
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    if mounted.window != nil { return AnyView._change(&mounted.window!, to: presence, in: &pass) }
    var siblings = pass.beginSiblings()
    for index in mounted.rows.indices {
      pass.nextSibling(&siblings)
      Content._change(&mounted.rows[index], to: presence, in: &pass)
    }
    pass.endSiblings(siblings)
  }

  @inlinable public static var _mayBeEmpty: Bool { true }
  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool {
    if let window = mounted.window { return AnyView._isEmpty(window) }
    return !mounted.rows.contains { !Content._isEmpty($0) }
  }

  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    if let window = mounted.window { return AnyView._visit(window, by: visitor) }
    if visitor.passes(by: mounted.rows.count) {
      // NB: by its index, for a row would be copied else.
      for index in mounted.rows.indices { Content._visit(mounted.rows[index], by: visitor) }
    } else {
      visitor.visit(rows: mounted.ids) { Content._visit(mounted.rows[$0], by: visitor) }
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
