/// Several views side by side: what a builder makes of a list of statements.
public struct TupleView<each Content: View> {
  @usableFromInline package let content: (repeat each Content)

  @inlinable public init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: View, _PrimitiveView {
  @inlinable public static var _readsModels: Bool {
    var result = false
    repeat result = result || (each Content)._readsModels
    return result
  }

  public struct _Mounted {
    @usableFromInline var parts: (repeat (each Content)._Mounted)
    @inlinable init(_ parts: repeat (each Content)._Mounted) { self.parts = (repeat each parts) }
  }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    var siblings = pass.beginSiblings()
    func mount<Part: View>(_ part: Part) -> Part._Mounted {
      pass.nextSibling(&siblings)
      return Part._mount(part, in: &pass)
    }
    let mounted = _Mounted(repeat mount(each view.content))
    pass.endSiblings(siblings)
    return mounted
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    var siblings = pass.beginSiblings()
    func update<Part: View>(_ part: Part, _ elements: inout TupleElements) {
      pass.nextSibling(&siblings)
      Part._update(&elements.next(Part._Mounted.self).pointee, to: part, in: &pass)
    }
    withUnsafeMutablePointer(to: &mounted.parts) { parts in
      var elements = TupleElements(parts)
      repeat update(each view.content, &elements)
    }
    pass.endSiblings(siblings)
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    var siblings = pass.beginSiblings()
    func change<Part: View>(_ part: Part.Type, _ elements: inout TupleElements) {
      pass.nextSibling(&siblings)
      Part._change(&elements.next(Part._Mounted.self).pointee, to: presence, in: &pass)
    }
    withUnsafeMutablePointer(to: &mounted.parts) { parts in
      var elements = TupleElements(parts)
      repeat change((each Content).self, &elements)
    }
    pass.endSiblings(siblings)
  }

  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool {
    // NB: no function within this one: in an optimised build it would send what is mounted to another actor.
    for isEmpty in repeat (each Content)._isEmpty(each mounted.parts) {
      if !isEmpty { return false }
    }
    return true
  }

  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    func render<Part: View>(_ part: Part.Type, _ mounted: Part._Mounted) {
      Part._visit(mounted, by: visitor)
    }
    repeat render((each Content).self, each mounted.parts)
  }
}

@MainActor
extension TupleView {
  public func _addParts(to parts: inout _ViewParts) {
    var index = 0
    func add<Part: View>(_ part: Part) {
      parts.add(part, at: index)
      index += 1
    }
    repeat add(each content)
  }
}

/// Walks over the elements of a tuple in place.
///
/// NB: the language can read the elements of a tuple of a pack, not lend them `inout`; rebuilding the tuple
/// would copy every array of rows in it. A tuple lays its elements out in order, each at its alignment.
@usableFromInline struct TupleElements {
  @usableFromInline let start: UnsafeMutableRawPointer
  @usableFromInline var offset = 0

  @inlinable init<Tuple>(_ tuple: UnsafeMutablePointer<Tuple>) { start = UnsafeMutableRawPointer(tuple) }

  @inlinable mutating func next<Element>(_ type: Element.Type) -> UnsafeMutablePointer<Element> {
    let mask = MemoryLayout<Element>.alignment - 1
    offset = (offset + mask) & ~mask
    defer { offset += MemoryLayout<Element>.size }
    return (start + offset).assumingMemoryBound(to: Element.self)
  }
}
