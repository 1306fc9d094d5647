extension Script.Step: CustomStringConvertible {
  /// The step in words: `tap "Buy"`, `type "3" into "Quantity"`.
  public var description: String {
    switch self {
    case .tap(let label, let place): "tap \(named(label, place))"
    case .toggle(let label, let place): "toggle \(named(label, place))"
    case .type(let text, let label, let place): "type \(quoted(text)) into \(named(label, place))"
    case .submit(let label, let place): "submit \(named(label, place))"
    case .select(let label, let place): "select \(named(label, place))"
    case .pick(let option, let label, let place): "pick \(quoted(option)) from \(named(label, place))"
    case .setSlider(let label, let value, let place): "set \(named(label, place)) to \(value)"
    case .increment(let label, let place): "increment \(named(label, place))"
    case .decrement(let label, let place): "decrement \(named(label, place))"
    case .setDate(let label, let date, let place): "set \(named(label, place)) to \(date)"
    case .setColor(let label, let color, let place): "set \(named(label, place)) to \(color)"
    case .back: "go back"
    case .dismissSheet: "swipe the sheet down"
    case .scrollDown(let place): place == 0 ? "scroll down" : "scroll down (no. \(place + 1))"
    case .scrollUp(let place): place == 0 ? "scroll up" : "scroll up (no. \(place + 1))"
    case .refresh(let place): place == 0 ? "pull to refresh" : "pull to refresh (no. \(place + 1))"
    case .longPress(let label, let place): "press \(named(label, place)) long"
    case .drag(let label, let x, let y, let place): "drag \(named(label, place)) by (\(x), \(y))"
    case .magnify(let label, let factor, let place): "magnify \(named(label, place)) by \(factor)"
    case .rotate(let label, let degrees, let place): "rotate \(named(label, place)) by \(degrees)°"
    case .hover(let label, let isOver, let place):
      isOver ? "point at \(named(label, place))" : "point away from \(named(label, place))"
    case .delete(let label, let place): "delete \(named(label, place))"
    case .move(let label, let offset, let place): "move \(named(label, place)) to place \(offset + 1)"
    case .render: "render"
    case .wait(let seconds): "wait \(seconds) s"
    case .environment(let name, let value): "set \(name) to \(value)"
    case .poke(let name): "poke \(quoted(name))"
    }
  }

  private func named(_ label: String, _ place: Int) -> String {
    quoted(label) + (place == 0 ? "" : " (no. \(place + 1))")
  }

  private func quoted(_ text: String) -> String { text.debugDescription }
}
