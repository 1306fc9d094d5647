/// A search for a part of the screen.
enum Query: CustomStringConvertible {
  case text(String)
  case identifier(String)
  case tag(TagValue)
  case view(any View.Type)
  case viewName(String)
  case kind(String)
  case id(AnyHashable)
  case row(String)
  case section(String)

  var description: String {
    switch self {
    case .text(let text): "text \(NameList.quoted(text))"
    case .identifier(let identifier): "accessibility identifier \(NameList.quoted(identifier))"
    case .tag(let tag): "tag \(tag)"
    case .view(let type): "type \(ViewTypeName(type).base)"
    case .viewName(let name): "type \(name)"
    case .kind(let kind): "kind \(kind)"
    case .id(let id): "id \(id.base is String ? NameList.quoted("\(id)") : "\(id)")"
    case .row(let text): "row \(NameList.quoted(text))"
    case .section(let title): "section \(NameList.quoted(title))"
    }
  }

  /// The phrase for no match, for messages.
  var lack: String {
    switch self {
    case .text, .identifier, .tag, .view, .viewName, .kind, .id: "there is nothing with the \(description)"
    case .row, .section: "there is no \(description)"
    }
  }

  /// The phrase for several matches, for messages.
  func count(_ number: Int) -> String {
    switch self {
    case .text, .identifier, .tag, .view, .viewName, .kind, .id:
      "there \(number == 1 ? "is one element" : "are \(number) elements") with the \(description)"
    case .row(let text): "there \(number == 1 ? "is one row" : "are \(number) rows") \(NameList.quoted(text))"
    case .section(let title):
      "there \(number == 1 ? "is one section" : "are \(number) sections") \(NameList.quoted(title))"
    }
  }

  /// The way to have a match if nothing on screen is similar, for messages.
  var advice: String {
    let event = "perform the event that shows it first"
    return switch self {
    case .identifier(let name): "add .accessibilityIdentifier(\(NameList.quoted(name))) to the view, or \(event)"
    case .tag: "add .tag(_:) to the view, or \(event)"
    case .id: "add .id(_:) to the view, or \(event)"
    case .text, .view, .viewName, .kind, .row, .section: "\(event); print(host) shows what is on screen"
    }
  }

  /// The name to which messages list the nearest ones first; nil for a query without a name.
  var wanted: String? {
    switch self {
    case .text(let name), .identifier(let name), .row(let name), .section(let name): name
    case .tag, .id: nil
    case .view(let type): ViewTypeName(type).base
    case .viewName(let name): name
    case .kind(let kind): kind
    }
  }

  /// Whether messages quote the alternatives.
  var isQuoted: Bool {
    switch self {
    case .text, .identifier, .row, .section: true
    case .tag, .view, .viewName, .kind, .id: false
    }
  }

  /// Whether it needs an entry for each row of a `ForEach`.
  var isForRows: Bool { if case .row = self { true } else { false } }
}

/// A part of the screen to search.
struct Part {
  /// Nil for the whole screen.
  var place: Place?
  /// The search that found it, for messages.
  var description: String?
  static let screen = Part()
  @MainActor func contains(_ other: Place) -> Bool { place.map { other.isInside($0) } ?? true }

  /// For a message about a missing element.
  var onScreen: String { description.map { "in the \($0)" } ?? "on screen" }
  /// For a list of existing elements, at the beginning of a line.
  var title: String { description.map { "In the \($0)" } ?? "On screen" }
  /// For a message about existing elements.
  var phrase: String { description.map { " in the \($0)" } ?? "" }
}
