import Testing

@testable import ViewGraph

@Suite("SpliceList", .timeLimit(.minutes(20))) struct SpliceListTests {
  func elements(_ list: SpliceList<String>) -> [String] {
    var list = list
    var elements: [String] = []
    var cursor = list.start
    while let (element, _) = list.take(at: &cursor) { elements.append(element) }
    return elements
  }

  @Test func `elements come in the order in which they were inserted at a cursor`() {
    var list = SpliceList<String>()
    var cursor = list.start
    for element in ["a", "b", "c"] { list.insert(element, at: &cursor) }
    #expect(elements(list) == ["a", "b", "c"])
  }

  @Test func `elements inserted at a mark stay at the mark's position`() {
    var list = SpliceList<String>()
    var outer = list.start
    list.insert("a1", at: &outer)
    var inner = list.mark(at: &outer)
    list.insert("a2", at: &outer)
    var later = list.mark(at: &outer)
    list.insert("a3", at: &outer)
    list.insert("c1", at: &later)
    list.insert("b1", at: &inner)
    var innermost = list.mark(at: &inner)
    list.insert("b3", at: &inner)
    list.insert("b2", at: &innermost)
    #expect(elements(list) == ["a1", "b1", "b2", "b3", "a2", "c1", "a3"])
  }

  @Test func `a list that was reset is empty`() {
    var list = SpliceList<String>()
    var cursor = list.start
    list.insert("a", at: &cursor)
    list.reset()
    #expect(elements(list) == [])
    cursor = list.start
    list.insert("b", at: &cursor)
    #expect(elements(list) == ["b"])
  }
}
