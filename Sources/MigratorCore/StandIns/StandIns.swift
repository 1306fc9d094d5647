#if Migrator
  import Foundation
  import SwiftSyntax

  /// Declarations for names that nothing declares, made from the places that use them.
  struct StandIns {
    /// The names that get a declaration.
    private(set) var types: Set<String> = []
    private(set) var values: Set<String> = []
    /// Members that a type is asked for without a value: `Client.shared`.
    private var statics: [String: Set<String>] = [:]
    /// The names of the project's folders: in `Core.Order`, one of them is the name of a module.
    var folders: Set<String> = []
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

    /// - Parameter isType: Whether code uses it as a type, whatever its case: `io_service_t`.
    mutating func add(_ name: String, isType: Bool = false) -> Bool {
      let plain = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
      guard plain.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), let first = plain.first else { return false }
      guard isType || first.isUppercase else { return !types.contains(plain) && values.insert(plain).inserted }
      values.remove(plain)
      return types.insert(plain).inserted
    }

    mutating func add(static member: String, to type: String) -> Bool {
      let parts = type.split(separator: ".").map(String.init)
      let isNested = parts.count == 2 && types.contains(parts[0])
      guard let last = parts.last, isNested || types.contains(last) else { return false }
      return statics[isNested ? type : last, default: []].insert(member).inserted
    }

    /// Declares a name again, because the project's declaration of it was left out. Returns whether that is new.
    mutating func include(_ name: String) -> Bool { excluded.remove(name) != nil && included.insert(name).inserted }
    private var included: Set<String> = []
    /// Leaves out a name that the project declares after all. Returns whether that is new.
    mutating func exclude(_ name: String) -> Bool { excluded.insert(name).inserted }
    private var excluded: Set<String> = []

    private func members(of type: String, _ statics: [String: Set<String>]) -> [String] {
      (statics[type] ?? []).subtracting(excluded.union(["self", "Type", "init"])).sorted()
    }

    private static func constant(_ member: String, of owner: String, as type: String) -> String {
      "static var `\(member)`: \(type) { get { \(type).__named(\"\(owner).\(member)\") } set { __record(\"\(owner).\(member) =\", [newValue]) } }"
    }

    /// A type in a stand-in: a class where the project extends it, because an alias would extend all stand-ins.
    private func nested(_ member: String, in owner: String, _ statics: [String: Set<String>], _ code: [String])
      -> String
    {
      let name = "\(owner).\(member)"
      guard code.contains(where: { $0.has("extension \(name) ") || $0.has("extension \(name):") }) else {
        return "typealias \(member) = \(module(owner, of: member, in: code) ?? "__Recorder")"
      }
      let constants = members(of: name, statics).map { Self.constant($0, of: name, as: name) }
      return "class \(member): __Recorder { \(constants.joined(separator: "; ")) }"
    }

    /// A type with the name of its module in front of it, as a skeleton has it.
    private func module(_ name: String, of member: String, in code: [String]) -> String? {
      if ["SwiftUI", "SwiftUICore"].contains(name) { return "OnChangeCompat.\(member)" }
      let heads = ["struct", "class", "enum", "protocol"].map { "\n\($0) \(member)" }
      let isOwn = folders.contains(name) && code.contains { text in heads.contains(where: text.has) }
      return isOwn || types.contains(member) ? "Skeletons.\(member)" : nil
    }

    /// The declarations for all code that may use the names.
    func text(for code: [String]) -> String {
      let reader = StandInReader(types)
      var (initializers, statics, genericCounts) = ([String: Set<[String]>](), statics, [String: Int]())
      var declared: [String: [String]] = [:]
      for part in code.map({ parsed[$0] }) where !part.names.isDisjoint(with: types) {
        reader.walk(part.tree)
        for one in part.tree.statements.compactMap({ $0.item.as(ExtensionDeclSyntax.self) }) {
          let members = one.memberBlock.members.map(\.decl).filter(\.isStaticMember)
          declared[one.extendedType.trimmedText, default: []] += members.flatMap(\.memberNames)
        }
      }
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
        case .view: break
        }
      }
      for (type, names) in declared { statics[type]?.subtract(names) }
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
        for member in members(of: name, statics) {
          if member.first?.isUppercase == true {
            lines.append(nested(member, in: name, statics, code))
          } else {
            lines.append(Self.constant(member, of: name, as: count == 0 ? name : "__Recorder"))
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
