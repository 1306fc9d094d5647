/// The work that the semantics require of any implementation, written by hand without an engine.
struct HandLoop {
  private struct Element {
    var label: String
    var value: Int
    var action: (Int) -> Void
  }

  private var elements: [Element] = []
  private let counter = Counter()

  /// Builds the array.
  init(count: Int) {
    for index in 0..<count { elements.append(Self.element(index, value: 0, counter)) }
  }

  /// One update: every element is made again, and the old closures of those that changed run.
  @inline(never)
  mutating func update(to value: Int) {
    var calls: [(action: (Int) -> Void, value: Int)] = []
    for index in elements.indices {
      let new = Self.element(index, value: value, counter)
      if elements[index].label != new.label { elements[index].label = new.label }
      if elements[index].value != new.value {
        calls.append((elements[index].action, new.value))
        elements[index].value = new.value
      }
      elements[index].action = new.action
    }
    for call in calls { call.action(call.value) }
  }

  var actions: Int { counter.actions }

  private static func element(_ index: Int, value: Int, _ counter: Counter) -> Element {
    Element(label: "\(index)", value: value) { new in
      counter.actions &+= index &* 0 &+ (value &- value) &+ (new &- new) &+ 1
    }
  }
}
