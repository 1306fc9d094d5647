extension ViewHost {
  /// A part of the screen. Each use searches for it again, and throws once the part is gone.
  @MainActor
  public struct Element: CustomStringConvertible {
    let host: ViewHost
    /// The parts of the screen around it, outer ones first, and then itself.
    let path: [Step]

    /// A query, and the index of the match in the part around it.
    struct Step {
      let query: Query
      let index: Int
      var description: String { query.description + (index > 0 ? " at \(index)" : "") }
    }

    /// The look-ups that lead to the element, as text.
    public var description: String { path.reversed().map(\.description).joined(separator: " in the ") }

    /// Whether the element is still part of the view, on screen or hidden.
    public var exists: Bool { (try? resolve("exists")) != nil }

    /// The visible texts in it, in the order of declaration.
    /// - Throws: `ViewHostError` if the element is gone.
    public var texts: [String] {
      get throws {
        let (screen, place) = try resolve("texts")
        return screen.texts(in: place)
      }
    }

    /// All texts in it, joined by spaces.
    /// - Throws: `ViewHostError` if the element is gone.
    public var text: String { get throws { Screen.label(ofTexts: try texts) } }

    /// Its attributes: names and values, such as `padding` or `spacing: 8.0`.
    /// - Throws: `ViewHostError` if the element is gone.
    public var attributes: [String] { get throws { try resolveAttributes("attributes").map(\.description) } }

    /// The value of an attribute; empty for an attribute without one, nil for a missing attribute.
    /// - Throws: `ViewHostError` if the element is gone.
    public func attribute(_ name: String, fileID: String = #fileID, line: Int = #line) throws -> String? {
      try called(from: fileID, line) {
        try resolveAttributes("attribute").first { $0.name == name }.map { $0.value ?? "" }
      }
    }

    /// Whether its controls are enabled.
    /// - Throws: `ViewHostError` if the element is gone.
    public var isEnabled: Bool { get throws { try !resolveFlags("isEnabled").contains(.disabled) } }

    /// Whether it is hidden, for example by `hidden()`.
    /// - Throws: `ViewHostError` if the element is gone.
    public var isHidden: Bool { get throws { try resolveFlags("isHidden").contains(.hidden) } }

    private func resolveAttributes(_ verb: String) throws(ViewHostError) -> [_Attribute] {
      let (screen, place) = try resolve(verb)
      return place.firstElement.map(screen.attributes(of:)) ?? []
    }

    private func resolveFlags(_ verb: String) throws(ViewHostError) -> ElementContext.Flags {
      try resolve(verb).place.firstElement?.context.flags ?? []
    }

    /// Looks it up on the current screen.
    func resolve(_ verb: String) throws(ViewHostError) -> (screen: Screen, place: Place) {
      let screen = try host.screen(verb, showingRows: path.contains { $0.query.isForRows })
      var place: Place?
      for step in path {
        let found = screen.places(of: step.query, in: place)
        guard found.indices.contains(step.index) else { place = nil; break }
        place = found[step.index]
      }
      if let place { return (screen, place) }
      throw ViewHostError(
        .gone, verb, "the element that was found by \(description) is gone",
        toFix: "use it before the event that removes it, or find it again")
    }
  }
}
