/// Something that a person could do now, with what has to be known to do it.
package struct Offer: Hashable, Sendable {
  package var interaction: Interaction
  /// What the control has said that can be tried with it, as text, if its verb asks for that.
  package var samples: [String]

  package init(_ interaction: Interaction, samples: [String] = []) {
    self.interaction = interaction
    self.samples = samples
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

  /// What is another one than at the look before.
  package struct Changes {
    package var texts = false
    package var offers = false
    package var states = false

    package static let all = Changes(texts: true, offers: true, states: true)

    package init() {}
    private init(texts: Bool, offers: Bool, states: Bool) {
      self.texts = texts
      self.offers = offers
      self.states = states
    }

    package var isAny: Bool { texts || offers || states }
  }
}

extension ViewHost {
  /// What there was to see and to do when `takeLook()` was last called.
  // NB: to be let go of before the next look, which writes over it in place.
  package var look: Look { graph.hasRoot ? outlines.outline(below: root).looks.look : Look() }

  /// Looks at what there is to see and to do, which `look` has then.
  package func takeLook() -> Look.Changes {
    graph.catchUpForLook()
    if graph.hasRoot, !graph.isEvaluating, let changes = outlines.known?.takeTexts(in: graph.frame) {
      return changes
    }
    guard let screen = screen(for: .listing) else { return .all }
    return screen.outline.looks.take(of: screen, in: graph.frame)
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
