/// What a part of the screen is looked up by.
enum Query: CustomStringConvertible {
  case text(String)
  case identifier(String)
  case tag(TagValue)
  case view(any View.Type)
  case viewName(String)
  case kind(ViewHost.ElementKind)
  case id(AnyHashable)
  case row(String)
  case section(String)

  var description: String {
    switch self {
    case .text(let text): "text \(NameList.quoted(text))"
    case .identifier(let identifier): "accessibility identifier \(NameList.quoted(identifier))"
    case .tag(let tag): "tag \(tag)"
    case .view(let type): "type \(type)"
    case .viewName(let name): "type \(name)"
    case .kind(let kind): "kind \(kind.rawValue)"
    case .id(let id): "id \(id.base is String ? NameList.quoted("\(id)") : "\(id)")"
    case .row(let text): "row \(NameList.quoted(text))"
    case .section(let title): "section \(NameList.quoted(title))"
    }
  }

  /// What is there of none, for a message.
  var lack: String {
    switch self {
    case .text, .identifier, .tag, .view, .viewName, .kind, .id: "there is nothing with the \(description)"
    case .row, .section: "there is no \(description)"
    }
  }

  /// Several of it, for a message.
  func count(_ number: Int) -> String {
    switch self {
    case .text, .identifier, .tag, .view, .viewName, .kind, .id:
      "there \(number == 1 ? "is one element" : "are \(number) elements") with the \(description)"
    case .row(let text): "there \(number == 1 ? "is one row" : "are \(number) rows") \(NameList.quoted(text))"
    case .section(let title):
      "there \(number == 1 ? "is one section" : "are \(number) sections") \(NameList.quoted(title))"
    }
  }

  /// What messages put the nearest names to first; nil for what has no name.
  var wanted: String? {
    switch self {
    case .text(let name), .identifier(let name), .row(let name), .section(let name): name
    case .tag, .id: nil
    case .view(let type): ViewTypeName(type).base
    case .viewName(let name): name
    case .kind(let kind): kind.rawValue
    }
  }

  /// Whether the alternatives are texts.
  var isQuoted: Bool {
    switch self {
    case .text, .identifier, .row, .section: true
    case .tag, .view, .viewName, .kind, .id: false
    }
  }

  /// Whether the rows of each `ForEach` have to be told apart.
  var isForRows: Bool { if case .row = self { true } else { false } }
}
