extension ViewHost {
  /// A part of what a host shows, which is looked up anew at each use: it survives evaluations, and says so
  /// when it is gone.
  @MainActor
  public struct Element: CustomStringConvertible {
    let host: ViewHost
    let query: Query
    let index: Int

    /// What it was found by, and where among several.
    public var description: String { query.description + (index > 0 ? " at \(index)" : "") }

    /// Whether it is there now.
    public var exists: Bool { (try? resolve("exists")) != nil }

    /// The texts in it that a person reads, in the order of declaration.
    public var texts: [String] {
      get throws {
        let (screen, range) = try resolve("texts")
        return range.compactMap { screen.shown[$0].readText }
      }
    }

    /// The texts in it as one, with spaces between them.
    public var text: String { get throws { try texts.joined(separator: " ") } }

    /// How it was asked to look: names and values, such as `padding` or `spacing: 8.0`.
    public var attributes: [String] {
      get throws {
        let (screen, range) = try resolve("attributes")
        return screen.shown[range.lowerBound].element.attributes.map(\.description)
      }
    }

    /// The value of an attribute; empty for one that has none, nil if it does not have the attribute.
    public func attribute(_ name: String) throws -> String? {
      let (screen, range) = try resolve("attribute")
      return screen.shown[range.lowerBound].attribute(name).map { $0.value ?? "" }
    }

    /// Whether controls in it react.
    public var isEnabled: Bool {
      get throws {
        let (screen, range) = try resolve("isEnabled")
        return !screen.shown[range.lowerBound].isDisabled
      }
    }

    /// Whether it takes its room and is not seen.
    public var isHidden: Bool {
      get throws {
        let (screen, range) = try resolve("isHidden")
        return screen.shown[range.lowerBound].isHidden
      }
    }

    /// Looks it up on the screen as it is now.
    func resolve(_ verb: String) throws(ViewHostError) -> (screen: Screen, range: Range<Int>) {
      let screen = try host.screen(verb, notingViews: query.needsViews)
      let found = screen.places(of: query)
      if found.indices.contains(index) { return (screen, found[index]) }
      throw ViewHostError(.gone, "\(verb): the element that was found by \(description) is gone.")
    }
  }
}

/// What a part of the screen is looked up by.
enum Query: CustomStringConvertible {
  case text(String)
  case identifier(String)
  case tag(TagValue)
  case view(any View.Type)

  var description: String {
    switch self {
    case .text(let text): "text \"\(text)\""
    case .identifier(let identifier): "accessibility identifier \"\(identifier)\""
    case .tag(let tag): "tag \(tag)"
    case .view(let type): "type \(type)"
    }
  }

  /// Whether the screen has to say which views made it.
  var needsViews: Bool { if case .view = self { true } else { false } }
}

extension Screen {
  /// What of the visible tree a query means, each with what it contains.
  func places(of query: Query) -> [Range<Int>] {
    switch query {
    case .text(let text): places { $0.readText == text }
    case .identifier(let identifier): places { $0.attribute("accessibilityIdentifier")?.value == identifier }
    case .tag(let tag): places { $0.element.tag == tag }
    case .view(let type): views.filter { $0.type == type && shown[$0.range.lowerBound].away == nil }.map(\.range)
    }
  }

  private func places(where isWanted: (Shown) -> Bool) -> [Range<Int>] {
    shown.indices.filter { shown[$0].away == nil && isWanted(shown[$0]) }
      .map { $0..<contents(of: $0).endIndex }
  }

  /// What else could have been looked for in the same way.
  func alternatives(to query: Query) -> [String] {
    let visible = shown.filter { $0.away == nil }
    return switch query {
    case .text: texts.map { "\"\($0)\"" }
    case .identifier: visible.compactMap { $0.attribute("accessibilityIdentifier")?.value }.map { "\"\($0)\"" }
    case .tag: visible.compactMap(\.element.tag?.description)
    case .view: views.filter { shown[$0.range.lowerBound].away == nil }.map { "\($0.type)" }
    }
  }
}
