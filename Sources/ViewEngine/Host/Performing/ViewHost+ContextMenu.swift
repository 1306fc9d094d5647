extension ViewHost {
  /// Opens the context menu of a view, in one event in which no action runs. Returns false if no such view has one.
  func openContextMenu(_ target: Target) throws(ViewHostError) -> Bool {
    guard try contextMenu(of: target) != nil else { return false }
    let label = target.name
    graph.work(on: "long press \(label)") {}
    guard let menu = try contextMenu(of: target) else { return true }
    openMenu = OpenMenu(frame: graph.frame, menu: EntryReference(menu.fragment, menu.index), label: label)
    return true
  }

  private func contextMenu(of target: Target) throws(ViewHostError) -> Place? {
    switch target {
    case .found(let element):
      let (screen, place) = try element.resolve("longPress")
      return screen.attachedParts(OpenMenu.elementName, of: place).first
    case .labelled(let label, let index, let part):
      let (screen, part) = try screen(in: part, "longPress")
      let owners = screen.ownersOfParts(OpenMenu.elementName).filter {
        part.contains($0.owner) && screen.isWithinReach($0.part)
      }
      var found = owners.filter { screen.label(of: $0.owner) == label }
      if found.isEmpty { found = owners.filter { screen.texts(in: $0.owner, spoken: true).contains(label) } }
      if found.isEmpty { return nil }
      return try screen.choose(
        from: found, "view with a context menu", label, at: index, in: part, "longPress", \.part, \.part.context
      ).part
    }
  }

  /// The button in the open context menu; nil if no menu is open, or it has no such button.
  func locateInOpenMenu(_ target: Target) -> Located<TapAction>? {
    guard let menu = openMenu else { return nil }
    openMenu = nil
    guard case .labelled(let label, let index, nil) = target, menu.frame == graph.frame, !menu.menu.isStale,
      let screen = try? screen("tap"), menu.frame == graph.frame, !menu.menu.isStale
    else { return nil }
    let part = Part(place: menu.menu.place, description: "context menu of \(NameList.quoted(menu.label))")
    return try? screen.locate(Tap.self, label, at: index, in: part, as: "tap")
  }
}

/// The context menu that `longPress` has opened, until the next event. It selects one of several buttons with a label.
struct OpenMenu {
  static let elementName = "ContextMenu"
  let frame: UInt32
  let menu: EntryReference
  let label: String
}
