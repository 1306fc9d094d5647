#if BundledEngine
  import OnChangeCompat

  /// A script run on fresh hosts, with all events in words.
  @MainActor
  struct Replay {
    /// The work of one side in one event.
    struct Moment {
      var sideState: SideState
      var frames: [Timeline.Frame] = []
      var runs: [Monitor.Run] = []
      var before: [StoredEntry] = []
      var after: [StoredEntry] = []
    }

    let moments: [Moment]

    init(_ script: Script, on side: Side, _ session: Session) async {
      let probe = await Probe(side, session, describes: true)
      var moments = [Self.moment(of: probe, session, before: [])]
      for step in script.steps {
        let before = probe.monitor.entries
        probe.host.clearTrace()
        await probe.perform(step)
        moments.append(Self.moment(of: probe, session, before: before))
      }
      self.moments = moments
    }

    private static func moment(of probe: Probe, _ session: Session, before: [StoredEntry]) -> Moment {
      var frames: [Timeline.Frame] = []
      var runs = probe.ran[...]
      for event in probe.host.trace {
        if case .event(let name) = event {
          frames.append(Timeline.Frame(event: name))
          continue
        }
        guard let entry = entry(for: event, &runs, session) else { continue }
        if frames.isEmpty { frames.append(Timeline.Frame(event: "")) }
        frames[frames.count - 1].append(entry)
      }
      return Moment(
        sideState: probe.sideState, frames: frames, runs: probe.ran, before: before, after: probe.monitor.entries)
    }

    private static func entry(
      for event: TraceEvent, _ runs: inout ArraySlice<Monitor.Run>, _ session: Session
    ) -> Timeline.Entry? {
      switch event {
      case .event, .changes: nil
      case .body(let view): .evaluation(view)
      case .change:
        runs.popFirst().map { .run(session.observer($0.observer), old: $0.old, new: $0.new, effects: $0.effects) }
      case .action(let name): .action(name)
      case .warning(let message): .warning(message)
      }
    }

    /// The stored properties that differ in a second replay of the same script on the same side.
    func unstablePlaces(beside other: Replay) -> Set<StoredPlace> {
      var places: Set<StoredPlace> = []
      for (own, others) in zip(moments, other.moments) {
        for (first, second) in zip(own.after, others.after) where first != second { places.insert(first.place) }
      }
      return places
    }
  }

  extension Observer {
    /// - Parameter function: the closure in the source, if it is known.
    @MainActor
    init(_ place: ObserverPlace, at function: DebugInformation.Function?) {
      self.init(
        file: function?.file ?? "", line: function?.line ?? 0, view: place.ownerName, valueType: place.valueName,
        content: place.contentName, number: place.depth + 1, isLegacy: place.isLegacy)
    }
  }

  extension Session {
    func observer(_ number: Int) -> Observer {
      func described(_ place: ObserverPlace) -> Observer {
        Observer(place, at: place.code.flatMap { DebugInformation.process.function(at: $0) })
      }
      var observer = described(observers.places[number])
      observer.place += observers.places[..<number].filter { described($0) == observer }.count
      return observer
    }
  }
#endif
