/// Something that a person could do now, with what has to be known to do it.
package struct Offer: Hashable, Sendable {
  package var interaction: Interaction
  /// For a slider, the ends of its range; for a row, its offset and the last one.
  package var range: ClosedRange<Double>?
  package var offset: Int?

  package init(_ interaction: Interaction, range: ClosedRange<Double>? = nil, offset: Int? = nil) {
    self.interaction = interaction
    self.range = range
    self.offset = offset
  }
}

extension Interaction {
  package init(_ kind: Kind, _ label: String, at index: Int = 0, isEnabled: Bool = true, options: [String] = []) {
    self.init(kind: kind, label: label, index: index, isEnabled: isEnabled, options: options)
  }
}

/// What a person sees of a host at a moment, taken from one rendering.
package struct Look: Hashable, Sendable {
  package var texts: [String] = []
  package var offers: [Offer] = []
  /// How controls, and what is tagged to be chosen, look: `on`, `selected`, `value: 3`.
  package var states: [String] = []

  package init(texts: [String] = [], offers: [Offer] = [], states: [String] = []) {
    self.texts = texts
    self.offers = offers
    self.states = states
  }
}

extension ViewHost {
  /// What there is to see and to do.
  package var look: Look {
    guard let screen = screen(for: .listing) else { return Look() }
    var offered = OfferedPlaces(in: graph.frame)
    defer { screen.outline.offered = offered }
    return screen.look(&offered)
  }

  /// Whether nothing is left to do that `settle()` would wait for.
  package var isQuiet: Bool { graph.isIdle && tasks.jobs.isAtRest }

  /// How long the first task that sleeps on the host's clock still sleeps, in seconds; nil if none sleeps.
  package var timeToNextDeadline: Double? {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), let duration = clock.timeToNextDeadline else {
      return nil
    }
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  /// Lets time pass, in seconds.
  package func advance(bySeconds seconds: Double, maxFrames: Int) async -> Bool {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return await settle(maxFrames: maxFrames) }
    return await advance(by: .seconds(seconds), maxFrames: maxFrames)
  }
}

extension Screen {
  /// What there is to see and to do, told in one walk.
  fileprivate func look(_ offered: inout OfferedPlaces) -> Look {
    var look = Look()
    var list = InteractionList(on: self)
    func add(_ interaction: Interaction, _ place: Place) {
      look.offers.append(offer(interaction, at: place))
      offered.add(interaction, at: place)
    }
    func see(_ element: any ShownElement, _ walk: OutlineWalk) {
      if let text = readText(of: element, walk) { look.texts.append(text) }
      let control = walk.control(of: element)
      guard control != nil || walk.hasTraits else { return }
      if top == nil { list.add(element, control, walk) { add($0, $1) } }
      guard walk.context.isRead, control != nil || walk.hasTag else { return }
      for attribute in attributes(of: element, walk.tracedTraits, in: walk.context) {
        look.states.append(attribute.description)
      }
    }
    // What is presented covers all else, which is then seen, and not to be used.
    if top != nil { walkInteractions { add($0, $1) } }
    OutlineWalk().run(
      over: outline.root,
      trait: { trait, walk in if top == nil { list.add(trait, walk) { add($0, $1) } } },
      text: { text, walk in
        if walk.context.flags.contains(.away) { return .over }
        if walk.hasTraits {
          see(PlainText(content: text), walk)
        } else if walk.context.isRead {
          look.texts.append(text)
        }
        return .into
      }
    ) { element, walk in
      if walk.context.flags.contains(.away) { return .over }
      see(element, walk)
      return .into
    }
    return look
  }

  private func offer(_ interaction: Interaction, at place: Place) -> Offer {
    var offer = Offer(interaction)
    switch interaction.kind {
    case .setSlider: offer.range = action(of: SetSlider.self, at: place)?.range
    case .move:
      if let row = action(of: Move.self, at: place) {
        offer.offset = row.index
        offer.range = 0...Double(max(0, row.count - 1))
      }
    default: break
    }
    return offer
  }
}
