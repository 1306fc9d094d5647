#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// Declarations for what the modules of a project's imports declare elsewhere, made from the project's uses.
  struct ModuleStandIns {
    enum Kind: Int { case value, superclass, proto, wrapper, enumeration, macro }
    var types: [String: Kind] = [:]
    var genericCounts: [String: Int] = [:]
    /// The types whose extensions make a `Self` in a stored property, as no class can.
    private(set) var structures: Set<String> = []
    /// The declarations in a type (`A.B`), outside of types (`""`) and in extensions (`extension A`).
    var members: [String: Set<String>] = [:]
    /// The variables (`a`, `static a`) and functions (`func a(…)`) of an owner, with the types that their uses ask for.
    private(set) var variables: [String: [String: [String]]] = [:]
    /// The superclasses that are no `StandIn`.
    var bases: [String: String] = [:]
    /// The types that are other names of plain ones.
    private(set) var aliases: [String: String] = [:]
    private(set) var conformances: [String: Set<String>] = [:]
    /// The declarations that do not compile.
    private(set) var refused: Set<String> = []
    /// The types that hide one of a known module, which Linux does not have: they belong to the module of the files.
    private(set) var hiding: Set<String> = []
    let files: [ParsedFile]
    /// The types that the project extends, and the types that it declares in these.
    let (extended, nested): (Set<String>, Set<String>)

    init(_ files: [ParsedFile]) {
      self.files = files
      let all = files.flatMap(\.tree.statements).compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      let types = all.flatMap { one in
        one.memberBlock.members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text }.map {
          "\(one.extendedType.trimmedText).\($0)"
        }
      }
      (extended, nested) = (Set(all.map(\.extendedType.trimmedText)), Set(types))
    }

    var count: Int {
      types.count + members.values.map(\.count).reduce(0, +) + variables.values.map(\.count).reduce(0, +)
    }

    /// The number of types that members may have: not all are in the text.
    var typeCount: Int { variables.values.flatMap(\.values).map(\.count).reduce(0, +) }

    /// Declares names as their uses ask for. Returns whether anything is new.
    mutating func add(_ names: String...) -> Bool { add(Set(names)) }

    /// A conformance gives these types, so that no file declares them.
    static let given: Set = [
      "Body", "Cache", "Configuration", "Content", "Context", "Coordinator", "NSViewType", "ReadConfiguration",
      "Subviews", "UIViewControllerType", "UIViewType", "WriteConfiguration",
    ]

    mutating func add(_ names: Set<String>) -> Bool {
      let before = count
      let names = names.filter { $0.isValidSwiftIdentifier(for: .variableName) }.subtracting(Self.given)
      // `KIND_IMAGE` is a constant of C.
      let named = names.filter {
        $0.first?.isUppercase == true && (!$0.contains("_") || $0.contains(where: \.isLowercase))
      }
      for name in named where types[name] == nil { types[name] = .value }
      for use in uses(of: names) { add(use) }
      for name in names {
        if types[name] == .wrapper { addKeys(of: name) }
        if types[name] == nil, owners(of: name).isEmpty { declare(name, "StandIn", in: "") }
      }
      return count > before
    }

    private func uses(of names: Set<String>) -> [StandInReader.Use] {
      let reader = StandInReader(names)
      let hashes = names.map { Words.hash(of: $0) }
      for file in files where hashes.contains(where: file.words.contains) { reader.walk(file.tree) }
      return reader.uses
    }

    /// Makes a type that code only calls a function: `let isTrusted: Bool = AXIsProcessTrusted()`.
    mutating func makeFunction(_ name: String, _ result: String) -> Bool {
      let isType = uses(of: [name]).contains { if case .made = $0 { false } else { true } }
      guard types[name] == .value, !isType, conformances[name] == nil, bases[name] == nil else { return false }
      types[name] = nil
      let start = "public convenience init".count
      let made = (members.removeValue(forKey: name) ?? []).map { $0.dropFirst(start).prefix { $0 != "{" } }
      for list in made.isEmpty ? ["() "] : made { declare("func \(name)\(list.dropLast())", result, in: "") }
      return true
    }

    /// Makes a type that code only reads a constant: `MXEventSentStateFailed` of C.
    mutating func makeConstant(_ name: String) -> Bool {
      guard types[name] == .value, members[name] == nil, conformances[name] == nil, bases[name] == nil else {
        return false
      }
      types[name] = nil
      return declare(name, "StandIn", in: "")
    }

    /// Declares a type that a known module has, but not on Linux.
    mutating func hide(_ name: String) -> Bool {
      let word = Words.hash(of: name)
      let isWrapper = files.contains { $0.words.contains(word) && $0.text.string.has("@\(name)") }
      return !isWrapper && name.first?.isUppercase == true && add(name) && hiding.insert(name).inserted
    }

    /// Makes a class a subclass of `base`.
    mutating func derive(_ type: String, from base: String) -> Bool {
      let kinds = [type, base].map { types[$0] == .value && genericCounts[$0] == nil || Self.classes.contains($0) }
      guard kinds == [true, true], !("." + type).hasSuffix("." + base), bases[type] == nil, bases[base] == nil,
        types[type] != nil
      else {
        return false
      }
      bases[type] = base
      return true
    }

    /// Makes a type of unknown code another name of a plain type: `pitch: AUValue` of which a `Float` is made.
    mutating func alias(_ type: String, to plain: String) -> Bool {
      let hasInits = members[type, default: []].allSatisfy { $0.has("convenience init") }
      return types[type] == .value && hasInits && bases[type] == nil
        && Self.plainTypes.contains(plain) && aliases.updateValue(plain, forKey: type) == nil
    }

    /// The classes of Apple's frameworks below which others have classes.
    static let classes: Set = ["NSView", "NSViewController", "UIControl", "UIView", "UIViewController"]
    private static let plainTypes: Set = ["Bool", "Int", "Int32", "UInt32", "Float", "Double", "CGFloat", "String"]

    private mutating func add(_ use: StandInReader.Use) {
      switch use {
      case .type(let name, _) where nested.contains(name): break
      case .type(let name, let kind):
        // The strongest use decides: a wrapper and a superclass are no protocols.
        let known = types[name] ?? .value
        types[name] = known.rawValue > kind.rawValue ? known : kind
      case .generics(let name, let count): genericCounts[name] = max(genericCounts[name] ?? 0, count)
      case .made(let name, let signature):
        insert(signature.options)
        guard !signature.parameters.isEmpty else { return }
        members[name, default: []].insert(
          "public convenience init\(signature.clause())\(signature.list) { self.init() }")
      case .view(let name): _ = conform(name, to: "View")
      case .called(let owner, let name, let signature, let isStatic):
        insert(signature.options)
        declare((isStatic ? "static " : "") + signature.function(name), "StandIn", in: owner)
      case .variable(let owner, let name, let type): declare(name, type, in: owner)
      }
    }

    mutating func insert(_ options: Set<String>) { members["extension StandIn", default: []].formUnion(options) }

    @discardableResult mutating func declare(_ name: String, _ type: String, in owner: String) -> Bool {
      guard variables[owner]?[name] == nil else { return false }
      variables[owner, default: [:]][name] = [type]
      return true
    }

    /// Gives a type a member that the compiler misses at a place.
    mutating func add(member name: String, of owner: String, isStatic: Bool, at token: TokenSyntax) -> Bool {
      let before = count
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      let call = access?.parent?.as(FunctionCallExprSyntax.self).flatMap { call in
        call.calledExpression.id == access.map { ExprSyntax($0).id } ? call : nil
      }
      let isOwn = types[owner] != nil
      let isStyle = owner == "ShapeStyle" && isStatic
      let place = isOwn ? owner : isStyle ? "extension ShapeStyle where Self == Color" : "extension \(owner)"
      // NB: `.name` without a base has the type around it, and `Color.name` is nearly always a color.
      let isOfOwner =
        access != nil && access?.base == nil
        || isStatic && (Self.valueTypes.contains(owner) || owner.hasSuffix(".Name"))
      let type = isStyle ? "Color" : isOfOwner && genericCounts[owner] == nil ? owner : "StandIn"
      if let call {
        let signature = StandInSignature(call)
        insert(signature.options)
        if ["View", "Scene", "Commands", "ToolbarContent"].contains(owner) {
          members[place, default: []].insert(
            "public func \(name)\(signature.clause())\(signature.list) -> some \(owner) { self }")
        } else if name == "init" {
          members[place, default: []].insert(
            "public convenience init\(signature.clause())\(signature.list) { self.init() }")
        } else if type == owner {
          let head = "static " + signature.function(name)
          members[place, default: []].insert(
            owner == "StandIn" ? StandInSignature.option(head) : "public \(head) -> \(owner) { standIn() }")
        } else {
          declare((isStatic ? "static " : "") + signature.function(name), "StandIn", in: place)
        }
      } else if name.first?.isUppercase == true, !owner.hasSuffix(".Name") {
        if isOwn {
          types["\(owner).\(name)"] = token.ancestor(InheritedTypeSyntax.self) == nil ? .value : .proto
        } else {
          members[place, default: []].insert("public typealias \(name) = StandIn")
        }
      } else if owner == "View", !isStatic {
        members[place, default: []].insert("public var `\(name)`: some View { self }")
      } else {
        declare("\(isStatic ? "static " : "")\(name)", type, in: place)
      }
      return count > before
    }

    /// Gives a type of the engine an initializer of another package.
    mutating func add(initializerOf name: String, _ call: FunctionCallExprSyntax) -> Bool {
      let signature = StandInSignature(call)
      insert(signature.options)
      let head = "init\(signature.clause())\(signature.list)"
      if types[name] != nil {
        if call.calledExpression.trimmedText == "Self" { structures.insert(name) }
        return members[name, default: []].insert("public convenience \(head) { self.init() }").inserted
      }
      let text = "Label == Text"
      let texts = [
        "Label": "Title == Text, Icon == Image", "Section": "Parent == Text", "Button": text, "Toggle": text,
        "TextField": text, "Link": text,
      ]
      let place = "extension \(name)" + (texts[name].map { " where " + $0 } ?? "")
      return members[place, default: []].insert("public \(head) { self = standIn() }").inserted
    }

    /// The types of SwiftUI whose static members are mostly values of them.
    private static let valueTypes: Set<String> = ["Color", "Font", "Animation", "Image", "AnyTransition", "EdgeInsets"]

    /// Gives a variable or a function the type that a use asks for: to one of a type, or to those of unknown values.
    mutating func give(_ type: String, to name: String, of owner: String) -> Bool {
      retype(name, as: type, in: owners(of: name).filter { [owner, "extension \(owner)"].contains($0) })
    }

    /// Gives a member of unknown code the type that its uses ask for.
    mutating func retype(_ name: String, as type: String, in places: [String] = []) -> Bool {
      guard type == "() -> Void" || !["Subject", "any ", "->"].contains(where: type.contains) else { return false }
      if isNew(name) { declare(name, "StandIn", in: "extension StandInValue") }
      var isNew = false
      for owner in places.isEmpty ? owners(of: name) : places {
        for (key, known) in variables[owner] ?? [:]
        where Self.name(of: key) == name && !known.contains(type) && known.count < 5 {
          // What is unwrapped is optional: `UserDefaults.shared(name)!`.
          let isUnwrapped = known.first == "StandIn?" && !type.hasSuffix("?")
          // NB: the optional goes before its value, which fits fewer uses.
          let place = known.firstIndex { $0 + "?" == type } ?? known.count - 1
          if isUnwrapped {
            variables[owner]?[key]?[0] = type + "?"
          } else {
            variables[owner]?[key]?.insert(type, at: place)
          }
          isNew = true
        }
      }
      return isNew
    }

    private static func name(of key: String) -> String {
      let words = key.prefix { $0 != "(" && $0 != "<" }.split(separator: " ").filter { $0 != "static" && $0 != "func" }
      return words.joined(separator: " ").filter { $0 != "`" }
    }

    private func owners(of name: String) -> [String] {
      variables.filter { $0.value.keys.contains { Self.name(of: $0) == name } }.map(\.key)
    }

    /// Whether no variable or function has a name.
    func isNew(_ name: String) -> Bool { owners(of: name).isEmpty }

    /// Gives a parameter of a call's closure the type that the closure needs.
    mutating func replaceParameter(_ name: String, of call: FunctionCallExprSyntax, with type: String) -> Bool {
      let (old, new) = (StandInSignature(call).list, StandInSignature(call, [name: type]).list)
      guard old != new else { return false }
      var isNew = false
      for (owner, lines) in members where lines.contains(where: { $0.contains(old) }) {
        members[owner] = Set(lines.map { $0.replacingOccurrences(of: old, with: new) })
        isNew = true
      }
      for (owner, list) in variables {
        for (key, types) in list where key.contains(old) {
          variables[owner]?[key] = nil
          variables[owner]?[key.replacingOccurrences(of: old, with: new)] = types
          isNew = true
        }
      }
      return isNew
    }

    /// Makes a type an enumeration with the cases of a `switch`.
    mutating func enumerate(_ type: String, _ patterns: [ExprSyntax], isNew: Bool = false) -> Bool {
      guard isNew ? types[type] == nil : [.value, .enumeration].contains(types[type]) else { return false }
      types[type] = .enumeration
      let before = count
      for pattern in patterns {
        let call = pattern.as(FunctionCallExprSyntax.self)
        guard let name = (call?.calledExpression ?? pattern).as(MemberAccessExprSyntax.self)?.declName.baseName.text
        else { continue }
        let values = call.map {
          $0.arguments.map { ($0.label.map { "\($0.text): " } ?? "") + "StandIn" }.joined(separator: ", ")
        }
        members[type, default: []].insert("case `\(name)`" + (values.map { "(\($0))" } ?? ""))
      }
      return count > before
    }

    mutating func conform(_ type: String, to name: String) -> Bool {
      guard types[type] != nil, !refused.contains(type) else { return false }
      if let base = ["View": "StandInView", "Scene": "StandInScene"][name] {
        guard types[type] == .value, bases[type] == nil || name == "Scene" else { return false }
        return bases.updateValue(base, forKey: type) != base
      }
      return conformances[type, default: []].insert(name).inserted
    }

    /// Leaves out what a text's extensions of known types and protocols declare by a name.
    mutating func refuse(named name: String, in text: String) -> Bool {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let heads = ["var `\(name)`:", "func \(name)(", "func \(name)<"]
      let found = zip(Self.keys(lines), lines).filter { key, line in
        key.hasPrefix("extension ") && !key.hasPrefix("extension StandIn") && heads.contains(where: line.contains)
      }
      return found.map { refused.insert($0.0).inserted }.contains(true)
    }

    /// Leaves out a line that does not compile.
    mutating func refuse(_ number: Int, of text: String) -> Bool {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard lines.indices.contains(number) else { return false }
      let line = lines[number]
      if line.hasPrefix("extension ") { return refused.insert(line).inserted }
      // A class has other initializers than a structure.
      if line.hasPrefix("public init"), line.hasSuffix("{ self = standIn() }") {
        let key = Self.keys(lines)[number]
        let head = String(key.dropLast(line.count).dropLast(" {".count))
        members[head, default: []].insert(
          line.replacingOccurrences(of: "public init", with: "public convenience init")
            .replacingOccurrences(of: "self = standIn()", with: "self.init()"))
        return refused.insert(key).inserted
      }
      let head = conformances.keys.filter { line.contains(" \($0.split(separator: ".").last ?? ""):") }.min()
      guard line.hasSuffix("{"), let type = head else {
        return line != "}" && !line.hasSuffix("{") && refused.insert(Self.keys(lines)[number]).inserted
      }
      // The head of a type with a protocol to which it cannot conform.
      conformances[type] = nil
      return refused.insert(type).inserted
    }
  }
#endif
