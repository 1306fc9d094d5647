/// The node of a `ForEach`: reads in a row closure are dependencies of the rows, not of the enclosing body.
///
/// One node for all rows, so that a row without its own body is a plain value in an array.
public final class _RowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node {
  /// The rows, in the order of the data.
  @usableFromInline struct Rows {
    @usableFromInline var ids: [ID] = []
    @usableFromInline var rows: [Content._Mounted] = []
    /// The view that a service mounts instead of the rows.
    @usableFromInline var substitute: _AnyViewNode?
    @inlinable init() {}
  }

  /// Tells the rows that they leave or come back; a stored function, as the evaluator is.
  @usableFromInline typealias Changer = @MainActor (_Node, _Presence, inout _Pass) -> Void
  @usableFromInline let changer: Changer
  @usableFromInline let descriptor: ViewDescriptor
  @exclusivity(unchecked) @usableFromInline var view: ForEach<Data, ID, Content>!
  @exclusivity(unchecked) @usableFromInline var mounted: Rows?

  @inlinable init(
    _ view: consuming ForEach<Data, ID, Content>, in pass: borrowing _Pass, evaluator: @escaping Evaluator,
    viewer: @escaping Viewer, changer: @escaping Changer
  ) {
    self.changer = changer
    descriptor = pass.graph.descriptor(of: ForEach<Data, ID, Content>.self)
    self.view = view
    super.init(in: pass, evaluator: evaluator, viewer: viewer)
  }

  /// Takes over a newer value of the view; returns whether it differs.
  @inlinable func replace(with newView: consuming ForEach<Data, ID, Content>) -> Bool {
    descriptor.replace(&view!, with: newView, in: self)
  }

  @inlinable func evaluate(in pass: inout _Pass) {
    start()
    graph.evaluation.node = self
    if mounted == nil { mounted = Self.mount(view, in: &pass) } else { Self.update(&mounted!, to: view, in: &pass) }
    endEvaluation()
  }

  @inlinable static func mount(_ view: ForEach<Data, ID, Content>, in pass: inout _Pass) -> Rows {
    var mounted = Rows()
    if !pass.contentRole.isNone, let substitute = view.substitute(in: pass) {
      mounted.substitute = AnyView._mount(substitute, in: &pass)
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

  @inlinable static func update(_ mounted: inout Rows, to view: ForEach<Data, ID, Content>, in pass: inout _Pass) {
    if mounted.substitute != nil, let substitute = view.substitute(in: pass) {
      return AnyView._update(&mounted.substitute!, to: substitute, in: &pass)
    }
    if view.isConstant, view.data.count != mounted.ids.count { return keepRows(&mounted, of: view, in: &pass) }
    // Unmoved rows need no look-up: the walk continues up to the first different id.
    var siblings = pass.beginSiblings()
    var index = 0
    var position = view.data.startIndex
    updateUnmoved(&mounted, to: view, from: &index, at: &position, siblings: &siblings, in: &pass)
    if position != view.data.endIndex || index < mounted.ids.count {
      rearrange(&mounted, to: view, from: index, at: position, siblings: &siblings, in: &pass)
    }
    pass.endSiblings(siblings)
  }

  /// Updates the rows up to the first one whose id differs from the data's.
  // Not inlined, so that its loop checks once whether the array is shared.
  @inlinable @inline(never) static func updateUnmoved(
    _ mounted: inout Rows, to view: ForEach<Data, ID, Content>, from first: inout Int, at start: inout Data.Index,
    siblings: inout _Pass.Siblings, in pass: inout _Pass
  ) {
    var (index, position) = (first, start)
    let (end, count) = (view.data.endIndex, mounted.ids.count)
    while position != end, index < count {
      let element = view.data[position]
      guard mounted.ids[index] == view.id(element) else { break }
      pass.nextSibling(&siblings)
      Content._update(&mounted.rows[index], to: view.content(element), in: &pass)
      index += 1
      view.data.formIndex(after: &position)
    }
    (first, start) = (index, position)
  }

  /// Updates the rows of a range whose count must not change, but did.
  @usableFromInline static func keepRows(
    _ mounted: inout Rows, of view: ForEach<Data, ID, Content>, in pass: inout _Pass
  ) {
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

  /// Updates the rows from `first` on to the order of the data. Removed rows disappear last.
  @usableFromInline static func rearrange(
    _ mounted: inout Rows, to view: ForEach<Data, ID, Content>, from first: Int, at position: Data.Index,
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

  override func change(to presence: _Presence, in pass: inout _Pass) { changer(self, presence, &pass) }

  @inlinable func changeRows(to presence: _Presence, in pass: inout _Pass) {
    guard mounted != nil else { return }
    if mounted!.substitute != nil { return AnyView._change(&mounted!.substitute!, to: presence, in: &pass) }
    var siblings = pass.beginSiblings()
    for index in mounted!.rows.indices {
      pass.nextSibling(&siblings)
      Content._change(&mounted!.rows[index], to: presence, in: &pass)
    }
    pass.endSiblings(siblings)
  }

  override var showsNothing: Bool {
    guard let mounted else { return true }
    if let substitute = mounted.substitute { return AnyView._isEmpty(substitute) }
    return !mounted.rows.contains { !Content._isEmpty($0) }
  }

  override func letGo() { (view, mounted) = (nil, nil) }

  @inlinable func walk(by visitor: _Visitor) {
    guard let mounted else { return }
    if let substitute = mounted.substitute { return AnyView._visit(substitute, by: visitor) }
    if visitor.passes(by: mounted.rows.count) {
      // By address: a loop over the array, or over its indices, would count a reference to each row.
      mounted.rows.withUnsafeBufferPointer { rows in
        guard let first = rows.baseAddress.map({ UnsafeMutablePointer(mutating: $0) }) else { return }
        for index in rows.indices { Content.visit(&first[index], by: visitor) }
      }
    } else {
      visitor.visit(rows: mounted.ids) { Content._visit(mounted.rows[$0], by: visitor) }
    }
  }
}
