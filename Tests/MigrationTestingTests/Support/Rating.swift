import MigrationTesting
import OnChangeCompat
@testable import ViewEngine

/// A row of stars, of which a person chooses the last one that counts.
struct Rating: View {
  let title: String
  @Binding var stars: Int

  init(_ title: String, stars: Binding<Int>) {
    self.title = title
    _stars = stars
  }

  var body: some View { RatingElement(content: Text(title), _look: RatingControl(stars: $stars)) }
}

private struct RatingElement {
  let content: Text
  let _look: RatingControl
}

extension RatingElement: _WrapperView {
  static func _render(_ look: RatingControl, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("Rating", control: look), around: content)
  }
}

struct RatingControl: Control {
  @Binding var stars: Int

  func addActions(to collector: inout ActionCollector) { collector.add(Rate.self, self) }
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("\(stars) of 5 stars")] }
}

/// Gives a rating its stars.
enum Rate: Verb, PerformedVerb {
  typealias Input = Int
  typealias Action = RatingControl
  static var kind: Interaction.Kind { .rate }
  static var noun: String { "rating" }
  static func call(_ label: String) -> String { "rate(\(label), stars: …)" }
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [Int] { Array(1...5) }
  static func words(_ target: StepTarget, _ input: Int) -> String { "give \(target) \(input) stars" }
  static func arguments(_ target: StepTarget, _ input: Int) -> [String] { [target.quoted, "stars: \(input)"] }
  static func perform(_ on: Call, _ input: Int) throws {
    try on.host.rate(on.label, stars: input, at: on.index)
  }
}

extension Interaction.Kind {
  static let rate = Interaction.Kind(rawValue: "rate")
}

extension ViewHost {
  func rate(_ label: String, stars: Int, at index: Int? = nil, in part: Element? = nil) throws {
    let found = try locate(Rate.self, .labelled(label, at: index, in: part))
    guard (0...5).contains(stars) else {
      throw ViewHostError(.invalidValue, "rate", "a rating has no \(stars) stars", toFix: "give 0 to 5")
    }
    graph.work(on: "rate \(label)") { found.action.stars = stars }
  }
}

extension ViewHost.Step {
  static func rate(_ label: String, stars: Int, at index: Int = 0) -> Self { Self(Rate.self, label, at: index, stars) }
}
