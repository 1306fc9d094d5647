import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

/// Which changes of a closure's copies a report counts.
@MainActor
@Suite("Captured copies", .timeLimit(.minutes(20))) struct CapturesTests {
  private func report<V: View>(
    depth: Int = 2, constants: Set<String> = [], @ViewBuilder _ view: @escaping () -> V
  ) async -> MigrationReport {
    await previewMigration(depth: depth, exploring: .quiet { $0.constants = constants }, of: view)
  }

  private func unvaried(_ report: MigrationReport) -> [String] { report.unvaried.map(\.copy.name) }

  @Test func `copies may change at different times`() async {
    let report = await report { InTurn() }
    #expect(report.isEquivalent && unvaried(report) == [], "\(report)")
    #expect(report.coverage.flatMap(\.copies).map { "\($0.name) \($0.isVaried)" } == ["first true", "second true"])
    #expect(report.isCovered)
  }

  @Test func `parts of one copy may change at different times`() async {
    let report = await report { PartsInTurn() }
    #expect(report.isCovered, "\(report)")
    #expect(report.coverage.flatMap(\.copies).map { "\($0.name) \($0.isVaried)" } == ["pair true"])
  }

  @Test func `an object that a closure captures alone has to change too`() async {
    let report = await report { Alone() }
    #expect(!report.isCovered)
    #expect(unvaried(report) == ["box"], "\(report)")
  }

  @Test func `a stored closure changes with its code`() async {
    #expect(unvaried(await report { Closures(swaps: false) }) == ["ClosureLine.action"])
    let swapped = await report { Closures(swaps: true) }
    #expect(swapped.isCovered, "\(swapped)")
  }

  @Test func `a binding changes with the state that it refers to`() async {
    #expect(unvaried(await report { Bindings(swaps: false) }) == ["BindingLine.total"])
    let swapped = await report { Bindings(swaps: true) }
    #expect(unvaried(swapped) == [], "\(swapped)")
  }

  @Test func `the kit's recorder is no copy`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet(), recording: { Recording(note: $0) })
    #expect(report.isCovered, "\(report)")
    #expect(report.coverage.flatMap(\.copies).isEmpty)
  }

  @Test func `actions and proxies of the engine are no copies`() async {
    let report = await report { Engine() }
    #expect(report.isCovered, "\(report)")
  }

  @Test func `a storage whose declaration has the key in a literal is no copy`() async {
    let report = await report { Literal() }
    #if os(Linux) && DEBUG
      #expect(report.isCovered, "\(report)")
    #else
      #expect(unvaried(report) == ["Literal.savedNumber"])
    #endif
  }

  @Test func `properties that the closure does not read do not count`() async {
    let report = await report { Unread(title: "a", item: .init(count: 1, price: 2)) }
    #if os(Linux) && DEBUG
      #expect(unvaried(report) == ["Unread.item.price"], "\(report)")
    #else
      #expect(unvaried(report) == ["Unread.title", "Unread.item"], "\(report)")
    #endif
  }

  @Test func `a chosen action that never changed is named`() async {
    let report = await report { Chosen() }
    #expect(!report.isCovered)
    #if os(Linux) && DEBUG
      #expect(unvaried(report) == ["the chosen action"], "\(report)")
    #endif
  }

  @Test func `an item of the capture list that was only equal to the observed value is a copy`() async {
    let report = await report { Equal() }
    #expect(!report.isEquivalent, "\(report)")
    #expect(report.coverage.map(\.capturesObservedValue) == [false])
  }

  @Test func `a local is not exchanged because of another closure's capture list`() async {
    let report = await report { Neighbour() }
    #expect(report.coverage.map(\.capturesObservedValue) == [false], "\(report)")
    #expect(!report.isEquivalent)
  }

  @Test func `a local beside an item of the capture list is not exchanged`() async {
    let report = await report { Beside() }
    #expect(!report.isEquivalent, "\(report)")
  }

  @Test func `an observer on a view that no step showed is listed`() async {
    let report = await report { Hidden(word: "b") }
    #expect(!report.isCovered)
    #expect(report.unexercisedObservers.map(\.view) == ["HiddenLine"])
    #expect(report.description.contains("no step showed it. To fix, "))
  }

  @Test func `a shown observer is listed once`() async {
    let report = await report { Hidden(word: "a") }
    #expect(report.coverage.map(\.observer.view) == ["Hidden", "HiddenLine"], "\(report)")
    #expect(!report.description.contains("no step showed it"))
  }

  @Test func `a complete exploration lists no observer of a view that it cannot show`() async {
    let report = await report { Never(isOn: false) }
    #expect(report.isProven, "\(report)")
  }

  @Test func `the advice for an observer that goes with its value is to move it`() async {
    let report = await report { Going() }
    let advice = report.coverage.compactMap(\.advice)
    #expect(advice.count == 1 && advice[0].hasPrefix("each change of the observed value also replaced the view"))
  }

  @Test func `a difference after a step without an observer asks for that step`() async {
    let comparison = await compareMigration(depth: 1, exploring: .quiet()) { _ in
      Showing(text: "a")
    } modern: { _ in
      Showing(text: "b")
    }
    #expect(
      comparison.description.contains("To find it, compare what both views do after tap \"Go\"."), "\(comparison)")
    #expect(comparison.description.contains("Why: no observer ran, so it is not the form of onChange."))
  }

  @Test func `each side has to be deterministic`() async {
    let report = await compareMigration(depth: 1, exploring: .quiet()) { _ in
      Showing(text: "a")
    } modern: { _ in
      Showing(text: "\(Int.random(in: 0..<1_000_000_000))")
    }
    #expect(report.instabilities.map(\.side) == ["modern"], "\(report)")
  }

  @Test func `closures that agree on old copies differ by their copies and not by their code`() async {
    let report = await compareMigration(depth: 1, randomScripts: 0, exploring: .quiet()) { _ in
      Limited(limit: 7)
    } modern: { _ in
      Unlimited()
    }
    #expect(report.divergences.map(\.isOfCode) == [false], "\(report)")
  }
}

// MARK: - Views

extension CapturesTests {
  private struct InTurn: View {
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

  private struct PartsInTurn: View {
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

  private struct Pair: Equatable {
    var count: Int
    var price: Int
  }

  private final class Box: Sendable { func note() {} }

  private struct Alone: View {
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

  private struct Closures: View {
    let swaps: Bool
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
      ClosureLine(count: count, action: swaps && count.isMultiple(of: 2) ? { 5 } : { 2 + 3 })
    }
  }

  private struct ClosureLine: View {
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

  private struct Bindings: View {
    let swaps: Bool
    @State private var count = 0
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Button("Add") { count += 1 }
      BindingLine(count: count, total: swaps && count.isMultiple(of: 2) ? $first : $second)
    }
  }

  private struct BindingLine: View {
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

  private struct Recording: View {
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

  private struct Engine: View {
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

  private struct Literal: View {
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

  private struct Unread: View {
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

  private struct Chosen: View {
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

  private struct Equal: View {
    @State private var first = 0
    @State private var second = 0
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Next") { (first, second) = ((first + 1) % 3, (first + 1) % 3) }
      Text("\(shown)").onChange(of: first) { [second] _ in shown = second * 10 }
    }
  }

  private struct Neighbour: View {
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

  private struct Beside: View {
    @State private var count = 0
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let copy = count
      Button("Next") { count = (count + 1) % 3 }
      Text("\(shown)").onChange(of: count) { [count] _ in shown = copy * 10 + count }
    }
  }

  private struct Hidden: View {
    let word: String
    @State private var text = ""
    @State private var length = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      TextField("Word", text: $text).onChange(of: text) { length = $0.count }
      if text == word { HiddenLine(count: text.count) }
    }
  }

  private struct HiddenLine: View {
    let count: Int
    @State private var shown = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View { Text("\(shown)").onChange(of: count) { shown = $0 } }
  }

  private struct Never: View {
    let isOn: Bool
    @State private var isMarked = false
    @State private var shown = false
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Toggle("Mark", isOn: $isMarked).onChange(of: isMarked) { shown = $0 }
      if isOn { HiddenLine(count: 1) }
    }
  }

  private struct Going: View {
    @State private var tab = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Button("Next") { tab = (tab + 1) % 3 }
      Text("tab").onChange(of: tab) { _ in }.id(tab)
    }
  }

  private struct Showing: View {
    let text: String
    @State private var isShown = false
    var body: some View {
      Button("Go") { isShown = true }
      Text(isShown ? text : "").onChange(of: text) { _, _ in }
    }
  }

  private struct Limited: View {
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

  private struct Unlimited: View {
    @State private var count = 0
    @State private var price = 5
    @State private var shown = 0
    var body: some View {
      let price = price
      Button("Add") { (count, self.price) = (count + 1, 10) }
      Text("\(shown)").onChange(of: count) { _, _ in shown = price }
    }
  }
}
