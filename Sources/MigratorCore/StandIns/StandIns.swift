#if Migrator
  import SwiftSyntax

  /// Declarations for names that nothing declares, made from the places that use them.
  struct StandIns {
    /// The names that get a declaration.
    private(set) var types: Set<String> = []
    private(set) var values: Set<String> = []
    /// Members that a type is asked for without a value: `Client.shared`.
    private var statics: [String: Set<String>] = [:]
    let parsed = ParsedTexts()
    var names: [String] { types.union(values).sorted() }

    /// The names that code means: its own names, and members, are spelled alike.
    func used(in text: String) -> [String] {
      let tree = parsed[text].tree
      var (named, own): (Set<String>, Set<String>) = ([], [])
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard let name = token.name, types.contains(name) || values.contains(name), let parent = token.parent else {
          continue
        }
        let reference = parent.as(DeclReferenceExprSyntax.self)
        let isMember = reference != nil && parent.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference?.id
        let isUse = parent.is(DeclReferenceExprSyntax.self) && !isMember || parent.is(IdentifierTypeSyntax.self)
        if isUse { named.insert(name) } else if !isMember { own.insert(name) }
      }
      return named.subtracting(own).sorted()
    }

    mutating func add(_ name: String) -> Bool {
      let plain = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
      guard plain.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), let first = plain.first else { return false }
      return first.isUppercase ? types.insert(plain).inserted : values.insert(plain).inserted
    }

    mutating func add(static member: String, to type: String) -> Bool {
      let last = type.split(separator: ".").last.map(String.init) ?? type
      guard types.contains(last) else { return false }
      return statics[last, default: []].insert(member).inserted
    }

    /// Declares a name again, because the project's declaration of it was left out. Returns whether that is new.
    mutating func include(_ name: String) -> Bool { excluded.remove(name) != nil && included.insert(name).inserted }
    private var included: Set<String> = []

    /// Leaves out a name that the project declares after all. Returns whether that is new.
    mutating func exclude(_ name: String) -> Bool { excluded.insert(name).inserted }
    private var excluded: Set<String> = []

    /// The declarations for all code that may use the names.
    func text(for code: [String]) -> String {
      let reader = StandInReader(types)
      for part in code.map({ parsed[$0] }) where !part.names.isDisjoint(with: types) { reader.walk(part.tree) }
      var (initializers, statics, genericCounts) = ([String: Set<[String]>](), statics, [String: Int]())
      for use in reader.uses {
        switch use {
        case .made(let name, let signature): initializers[name, default: []].insert(signature.labels)
        case .generics(let name, let count): genericCounts[name] = count
        case .called(let owner, let member, _, _): statics[owner, default: []].insert(member)
        case .variable(let owner, let member, _):
          statics[owner, default: []].insert(String(member.dropFirst("static ".count)))
        case .type(let name, _):
          let parts = name.split(separator: ".").map(String.init)
          if parts.count > 1 { statics[parts[0], default: []].insert(parts[1]) }
        }
      }
      var lines = ["import Foundation", "import OnChangeCompat"]
      for name in types.subtracting(excluded).sorted() {
        let count = genericCounts[name] ?? 0
        let generics = count == 0 ? "" : "<" + (0..<count).map { "T\($0)" }.joined(separator: ", ") + ">"
        lines.append("class \(name)\(generics): __Recorder {")
        for labels in (initializers[name] ?? []).sorted(by: { $0.joined() < $1.joined() }) where !labels.isEmpty {
          let parameters = labels.enumerated().map { "\($1.isEmpty ? "_" : $1) a\($0): Any?" }
          let texts = labels.indices.map { "a\($0) as Any" }
          lines.append(
            "convenience init(\(parameters.joined(separator: ", "))) { self.init(); __made(self, [\(texts.joined(separator: ", "))]) }"
          )
        }
        let members = (statics[name] ?? []).subtracting(excluded.union(["self", "Type", "init"]))
        for member in members.sorted() {
          if member.first?.isUppercase == true {
            lines.append("typealias \(member) = __Recorder")
          } else {
            let type = count == 0 ? name : "__Recorder"
            let make = count == 0 ? "\(name).__named" : "__Recorder.__named"
            lines.append(
              "static var `\(member)`: \(type) { get { \(make)(\"\(name).\(member)\") } set { __record(\"\(name).\(member) =\", [newValue]) } }"
            )
          }
        }
        lines.append("}")
      }
      for name in values.subtracting(excluded).sorted() {
        lines.append("var \(name): __Recorder { __Recorder.__named(\"\(name)\") }")
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }
#endif
