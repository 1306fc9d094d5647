import Foundation

extension Script.Step {
  /// The step as Swift code: `.type("3", into: "Quantity")`.
  public var literal: String {
    switch self {
    case .tap(let label, let place): call("tap", [quoted(label)], place)
    case .toggle(let label, let place): call("toggle", [quoted(label)], place)
    case .type(let text, let label, let place): call("type", [quoted(text), "into: \(quoted(label))"], place)
    case .submit(let label, let place): call("submit", [quoted(label)], place)
    case .select(let label, let place): call("select", [quoted(label)], place)
    case .pick(let option, let label, let place): call("pick", [quoted(option), "from: \(quoted(label))"], place)
    case .setSlider(let label, let value, let place): call("setSlider", [quoted(label), "to: \(value)"], place)
    case .increment(let label, let place): call("increment", [quoted(label)], place)
    case .decrement(let label, let place): call("decrement", [quoted(label)], place)
    case .setDate(let label, let date, let place):
      call(
        "setDate", [quoted(label), "to: Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"],
        place)
    case .setColor(let label, let color, let place): call("setColor", [quoted(label), "to: \(quoted(color))"], place)
    case .back: ".back"
    case .dismissSheet: ".dismissSheet"
    case .scrollDown(let place): call("scrollDown", [], place, always: true)
    case .scrollUp(let place): call("scrollUp", [], place, always: true)
    case .refresh(let place): call("refresh", [], place, always: true)
    case .longPress(let label, let place): call("longPress", [quoted(label)], place)
    case .drag(let label, let x, let y, let place): call("drag", [quoted(label), "x: \(x)", "y: \(y)"], place)
    case .magnify(let label, let factor, let place): call("magnify", [quoted(label), "by: \(factor)"], place)
    case .rotate(let label, let degrees, let place): call("rotate", [quoted(label), "degrees: \(degrees)"], place)
    case .hover(let label, let isOver, let place): call("hover", [quoted(label), "over: \(isOver)"], place)
    case .delete(let label, let place): call("delete", [quoted(label)], place)
    case .move(let label, let offset, let place): call("move", [quoted(label), "to: \(offset)"], place)
    case .render: ".render"
    case .wait(let seconds): ".wait(seconds: \(seconds))"
    case .environment(let name, let value): call("environment", [quoted(name), quoted(value)], 0)
    case .poke(let name): call("poke", [quoted(name)], 0)
    }
  }

  private func call(_ name: String, _ arguments: [String], _ place: Int, always: Bool = false) -> String {
    let all = arguments + (place == 0 ? [] : ["at: \(place)"])
    return all.isEmpty && !always ? ".\(name)" : ".\(name)(\(all.joined(separator: ", ")))"
  }

  private func quoted(_ text: String) -> String { text.debugDescription }
}
