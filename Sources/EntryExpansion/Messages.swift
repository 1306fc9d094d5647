/// A request of the compiler. Only the parts for `@Entry` are decoded, so that newer compilers may send more.
enum HostMessage: Decodable {
  case getCapability
  case expandAttachedMacro(AttachedMacro)
  /// One that is of no use here, or that only a newer compiler sends.
  case other(name: String)

  struct AttachedMacro: Decodable {
    let macro: Reference
    let macroRole: String
    let declSyntax: Syntax
    /// The declarations around it, the innermost first, without their members; nil if the compiler does not say.
    let lexicalContext: [Syntax]?
    /// The type that an extension macro extends; nil in other roles.
    let extendedTypeSyntax: Syntax?
    /// The protocols that the type does not conform to yet.
    let conformanceListSyntax: Syntax?
  }

  /// The implementation that a macro's declaration names.
  struct Reference: Decodable { let typeName: String }

  struct Syntax: Decodable {
    /// The text, comments before and behind it included.
    let source: String
    let location: Location
  }

  /// Where the text begins.
  struct Location: Decodable {
    let fileName: String
    /// In UTF-8.
    let offset: Int
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    switch container.allKeys.first {
    case let name? where name.stringValue == "getCapability": self = .getCapability
    case let name? where name.stringValue == "expandAttachedMacro":
      self = .expandAttachedMacro(try container.decode(AttachedMacro.self, forKey: name))
    case let name: self = .other(name: name?.stringValue ?? "")
    }
  }
}

/// A response of the plug-in. The cases and their labels are the names in the JSON.
enum PluginMessage: Encodable, Equatable {
  case getCapabilityResult(capability: Capability)
  /// No source means that the macro could not be expanded.
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

  struct Capability: Encodable, Equatable {
    /// 7 is the version that Swift 6 speaks.
    var protocolVersion = 7
  }

  struct Diagnostic: Encodable, Equatable {
    let message: String
    var severity = "error"
    let position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  struct Position: Encodable, Equatable {
    /// Empty for a place that is in no file.
    let fileName: String
    /// In UTF-8.
    let offset: Int
  }

  static func failure(_ message: String) -> PluginMessage {
    let nowhere = Position(fileName: "", offset: 0)
    return .expandMacroResult(expandedSource: nil, diagnostics: [Diagnostic(message: message, position: nowhere)])
  }
}
