import Foundation
import MigrationTesting
import OnChangeCompat

// MARK: - Views

extension CapturesTests {
  struct InTurn: View {
    @State private var count = 0
    @State private var first = 0
    @State private var second = 0
    @State private var isShown = false
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let (first, second) = (first, second)
      Button("First") { (count, self.first) = (count + 1, first + 1) }
      Button("Second") { (count, self.second) = (count + 1, second + 1) }
      Text("line")
        .onChange(of: count) { _ in
          isShown = first < 0 && second < 0
        }
    }
  }

  struct PartsInTurn: View {
    @State private var count = 0
    @State private var kept = Pair(count: 0, price: 0)
    @State private var isShown = false
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let pair = kept
      Button("First") { (count, kept.count) = (count + 1, kept.count + 1) }
      Button("Second") { (count, kept.price) = (count + 1, kept.price + 1) }
      Text("line")
        .onChange(of: count) { _ in
          isShown = pair.count < 0 && pair.price < 0
        }
    }
  }

  struct Pair: Equatable {
    var count: Int
    var price: Int
  }

  final class Box: Sendable { func note() {} }

  struct Alone: View {
    @State private var count = 0
    @State private var model = Box()
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let box = model
      Button("Add") { count += 1 }
      Text("line")
        .onChange(of: count) { _ in
          box.note()
        }
    }
  }

  struct Closures: View {
    let swaps: Bool
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
      ClosureLine(count: count, action: swaps && count.isMultiple(of: 2) ? { 5 } : { 2 + 3 })
    }
  }

  struct ClosureLine: View {
    let count: Int
    let action: () -> Int
    @State private var shown = 5
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("\(shown)")
        .onChange(of: count) { _ in
          shown = action()
        }
    }
  }

  struct Bindings: View {
    let swaps: Bool
    @State private var count = 0
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Button("Add") { count += 1 }
      BindingLine(count: count, total: swaps && count.isMultiple(of: 2) ? $first : $second)
    }
  }

  struct BindingLine: View {
    let count: Int
    @Binding var total: Int
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("line")
        .onChange(of: count) { _ in
          total = 1
        }
    }
  }

  struct Recording: View {
    let note: Recorder
    @State private var count = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count) { new in
          note("\(new)")
        }
    }
  }

  struct OptionalRecording: View {
    let note: Recorder?
    @State private var count = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { new in note?("\(new)") }
    }
  }

  struct LocalFunction: View {
    @State private var count = 0
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      func twice() -> Int { 2 * count }
      let doubled = twice
      return Button("Add") { count += 1 }.onChange(of: count) { _ in shown = twice() + doubled() }
    }
  }

  struct ChosenKey: View {
    @State private var count = 0
    @AppStorage("captures.chosen") private var chosenNumber = 0
    init(key: String) { _chosenNumber = AppStorage(wrappedValue: 0, key) }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }.onChange(of: count) { new in chosenNumber = new }
    }
  }

  struct Engine: View {
    @State private var count = 0
    @State private var shown = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count) { new in
          shown = new
          if new > 100 { dismiss() }
          if new < 0 { openURL(URL(filePath: "/")) }
        }
    }
  }

  struct Literal: View {
    @State private var count = 0
    @AppStorage("captures.number") private var savedNumber = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count) { new in
          savedNumber = new
        }
    }
  }

  struct Unread: View {
    let title: String
    let item: Pair
    @State private var count = 0
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("\(title) \(shown)")
      Button("Add") { count += 1 }
        .onChange(of: count) { _ in
          shown = item.price
        }
    }
  }

  struct Chosen: View {
    @State private var count = 0
    @State private var shown = 0
    private func few(_ count: Int) { shown = 1 }
    private func many(_ count: Int) { shown = 2 }
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Add") { count += 1 }
      Text("\(shown)").onChange(of: count, perform: count > 400 ? many : few)
    }
  }

  struct Equal: View {
    @State private var first = 0
    @State private var second = 0
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Next") { (first, second) = ((first + 1) % 3, (first + 1) % 3) }
      Text("\(shown)").onChange(of: first) { [second] _ in shown = second * 10 }
    }
  }

  struct Neighbour: View {
    @State private var count = 0
    @State private var shown = 0
    @State private var other = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let copy = count
      Button("Next") { count = (count + 1) % 3 }
      Text("\(shown)").onChange(of: count) { _ in shown = copy * 10 }.onAppear { [copy] in other = copy }
    }
  }

  struct Beside: View {
    @State private var count = 0
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let copy = count
      Button("Next") { count = (count + 1) % 3 }
      Text("\(shown)").onChange(of: count) { [count] _ in shown = copy * 10 + count }
    }
  }

  struct Hidden: View {
    let word: String
    @State private var text = ""
    @State private var length = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      TextField("Word", text: $text).onChange(of: text) { length = $0.count }
      if text == word { HiddenLine(count: text.count) }
    }
  }

  struct HiddenLine: View {
    let count: Int
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("\(shown)").onChange(of: count) { shown = $0 } }
  }

  struct Never: View {
    let isOn: Bool
    @State private var isMarked = false
    @State private var shown = false
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Toggle("Mark", isOn: $isMarked).onChange(of: isMarked) { shown = $0 }
      if isOn { HiddenLine(count: 1) }
    }
  }

  struct Going: View {
    @State private var tab = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Next") { tab = (tab + 1) % 3 }
      Text("tab").onChange(of: tab) { _ in }.id(tab)
    }
  }

  struct Showing: View {
    let text: String
    @State private var isShown = false
    var body: some View {
      Button("Go") { isShown = true }
      Text(isShown ? text : "").onChange(of: text) { _, _ in }
    }
  }

  struct Limited: View {
    let limit: Int
    @State private var count = 0
    @State private var price = 5
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let price = price
      Button("Add") { (count, self.price) = (count + 1, 10) }
      Text("\(shown)").onChange(of: count) { _ in shown = min(price, limit) }
    }
  }

  struct Unlimited: View {
    @State private var count = 0
    @State private var price = 5
    @State private var shown = 0
    var body: some View {
      let price = price
      Button("Add") { (count, self.price) = (count + 1, 10) }
      Text("\(shown)").onChange(of: count) { _, _ in shown = price }
    }
  }

  struct Line: Identifiable {
    let id: Int
    var isOn = false
    var count = 0
  }

  struct LineRow: View {
    @Binding var line: Line
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Toggle("On \(line.id)", isOn: $line.isOn).onChange(of: line.isOn) { _ in line.count += 1 }
      Text("\(line.count)")
    }
  }

  struct Lines: View {
    let canMove: Bool
    @State private var lines = [Line(id: 1), Line(id: 2)]
    var body: some View {
      ForEach($lines) { $line in LineRow(line: $line) }
      if canMove {
        Button("Move") {
          lines.swapAt(0, 1)
          lines[0].isOn.toggle()
        }
      }
    }
  }
}
