import CoreFoundation
import Testing

struct FoundationNamesTests {
  @Test func `a loop over notifications gets those that are posted`() async {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["a": 1])
    var loop = iterator
    #expect(await loop.next()?.userInfo as? [String: Int] == ["a": 1])
  }

  @Test func `a descriptor sorts by the name of a property`() {
    final class City: NSObject {
      let name: String
      init(_ name: String) { self.name = name }
    }
    let sort = NSSortDescriptor(key: "name", ascending: false)
    let cities = NSArray(array: [City("a"), City("c"), City("b")]).sortedArray(using: [sort])
    #expect(cities.map { ($0 as? City)?.name } == ["c", "b", "a"])
    #expect(["a10", "A2", "b1"].sorted(using: String.StandardComparator.localizedStandard) == ["A2", "a10", "b1"])
  }
}
