extension ViewHost {
  /// A part of what a host shows, which is looked up anew at each use: it survives evaluations, and says so
  /// when it is gone.
  @MainActor
  public struct Element: CustomStringConvertible {
    let host: ViewHost
    /// The parts of the screen that it is in, outer ones first, and what it is in the last of them.
    let path: [Step]

    /// What a part is looked up by, and which of those in the part around it is meant.
    struct Step {
      let query: Query
      let index: Int
      var description: String { query.description + (index > 0 ? " at \(index)" : "") }
    }

    /// What it was found by, and where among several.
    public var description: String { path.reversed().map(\.description).joined(separator: " in the ") }

    /// Whether it is there now.
    public var exists: Bool { (try? resolve("exists")) != nil }

    /// The texts in it that a person reads, in the order of declaration.
    public var texts: [String] {
      get throws {
        let (screen, place) = try resolve("texts")
        return screen.texts(in: place)
      }
    }

    /// The texts in it as one, with spaces between them.
    public var text: String { get throws { try texts.joined(separator: " ") } }

    /// How it was asked to look: names and values, such as `padding` or `spacing: 8.0`.
    public var attributes: [String] { get throws { try resolveAttributes("attributes").map(\.description) } }

    /// The value of an attribute; empty for one that has none, nil if it does not have the attribute.
    public func attribute(_ name: String) throws -> String? {
      try resolveAttributes("attribute").first { $0.name == name }.map { $0.value ?? "" }
    }

    /// Whether controls in it react.
    public var isEnabled: Bool { get throws { try !resolveFlags("isEnabled").contains(.disabled) } }

    /// Whether it takes its room and is not seen.
    public var isHidden: Bool { get throws { try resolveFlags("isHidden").contains(.hidden) } }

    private func resolveAttributes(_ verb: String) throws(ViewHostError) -> [_Attribute] {
      let (screen, place) = try resolve(verb)
      return place.firstElement.map(screen.attributes(of:)) ?? []
    }

    private func resolveFlags(_ verb: String) throws(ViewHostError) -> ElementContext.Flags {
      try resolve(verb).place.firstElement?.context.flags ?? []
    }

    /// Looks it up on the screen as it is now.
    func resolve(_ verb: String) throws(ViewHostError) -> (screen: Screen, place: Place) {
      let screen = try host.screen(verb, showingRows: path.contains { $0.query.isForRows })
      var place: Place?
      for step in path {
        let found = screen.places(of: step.query, in: place)
        guard found.indices.contains(step.index) else { place = nil; break }
        place = found[step.index]
      }
      if let place { return (screen, place) }
      throw ViewHostError(.gone, "\(verb): the element that was found by \(description) is gone.")
    }
  }
}
