#if BundledEngine
  import Foundation
  import OnChangeCompat

  extension Probe {
    /// Does a step to the host, as its verb of that name does.
    ///
    /// - Throws: what the host says of a step that cannot be done.
    func carryOut(_ step: Script.Step) throws {
      switch step {
      case .tap(let label, let place): try host.tap(label, at: place)
      case .toggle(let label, let place): try host.toggle(label, at: place)
      case .type(let text, let label, let place): try host.type(text, into: label, at: place)
      case .submit(let label, let place): try host.submit(label, at: place)
      case .select(let label, let place): try host.select(label, at: place)
      case .pick(let option, let label, let place): try host.pick(option, from: label, at: place)
      case .setSlider(let label, let value, let place): try host.setSlider(label, to: value, at: place)
      case .increment(let label, let place): try host.increment(label, at: place)
      case .decrement(let label, let place): try host.decrement(label, at: place)
      case .setDate(let label, let date, let place): try host.setDate(label, to: date, at: place)
      case .setColor(let label, let color, let place):
        try host.setColor(label, to: color == "red" ? .red : .blue, at: place)
      case .back: try host.back()
      case .dismissSheet: try host.dismissSheet()
      case .scrollDown(let place): try host.scrollDown(at: place)
      case .scrollUp(let place): try host.scrollUp(at: place)
      case .refresh(let place): try host.refresh(at: place)
      case .longPress(let label, let place): try host.longPress(label, at: place)
      case .drag(let label, let x, let y, let place):
        try host.drag(label, at: place, by: CGSize(width: x, height: y))
      case .magnify(let label, let factor, let place): try host.magnify(label, at: place, by: factor)
      case .rotate(let label, let degrees, let place): try host.rotate(label, at: place, by: .degrees(degrees))
      case .hover(let label, let isOver, let place): try host.hover(label, isOver, at: place)
      case .delete(let label, let place): try host.delete(label, at: place)
      case .move(let label, let offset, let place): try host.move(label, at: place, to: offset)
      case .render: host.render()
      case .wait: preconditionFailure("a wait is no verb of a host: see finish(_:)")
      case .environment(let name, let value): try set(name, to: value, in: run.exploration)
      case .poke(let name): try poke(name, in: run.exploration)
      }
    }

    private func set(_ name: String, to value: String, in exploration: Exploration) throws {
      guard let surrounding = exploration.surroundings.first(where: { $0.name == name }),
        let known = surrounding.values.first(where: { $0.name == value })
      else {
        let all = exploration.surroundings.flatMap { one in one.values.map { "\(one.name) to \($0.name)" } }
        throw UnknownStep(what: "set \(name) to \(value)", known: all, list: "surroundings")
      }
      known.set(host)
      noteSurrounding(name, value)
    }

    private func poke(_ name: String, in exploration: Exploration) throws {
      guard let poke = exploration.pokes.first(where: { $0.name == name }) else {
        throw UnknownStep(
          what: "poke \(name.debugDescription)", known: exploration.pokes.map(\.name), list: "pokes")
      }
      poke.perform(host, witness)
    }
  }

  /// A step of a script that the exploration does not know.
  struct UnknownStep: Error, CustomStringConvertible {
    let what: String
    let known: [String]
    let list: String

    var description: String {
      "\(what): the exploration has no such step in its \(list). "
        + (known.isEmpty ? "It has none at all; add it there." : "It has: \(known.joined(separator: ", ")).")
    }
  }
#endif
