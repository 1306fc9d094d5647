#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// Declarations for what the modules of a project's imports declare elsewhere, made from the project's uses.
  struct ModuleStandIns {
    enum Kind: Int { case value, superclass, proto, wrapper }

    private(set) var types: [String: Kind] = [:]
    private var genericCounts: [String: Int] = [:]
    /// The declarations in a type (`A.B`), outside of types (`""`) and in extensions (`extension A`).
    private var members: [String: Set<String>] = [:]
    /// The variables, with the type that their uses ask for.
    private var variables: [String: [String: String]] = [:]
    /// The superclasses that are no `StandIn`.
    private var bases: [String: String] = [:]
    private var conformances: [String: Set<String>] = [:]
    /// The declarations that do not compile.
    private var refused: Set<String> = []
    private let files: [ParsedFile]

    init(_ files: [ParsedFile]) { self.files = files }

    var count: Int {
      types.count + members.values.map(\.count).reduce(0, +) + variables.values.map(\.count).reduce(0, +)
    }

    // MARK: Adding

    /// Declares a name as its uses ask for.
    ///
    /// - Returns: Whether anything is new.
    mutating func add(_ name: String) -> Bool {
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), let first = name.first, !first.isNumber else {
        return false
      }
      let before = count
      let isType = first.isUppercase
      if isType, types[name] == nil { types[name] = .value }
      let reader = StandInReader([name])
      let hash = Words.hash(of: name)
      for file in files where file.words.contains(hash) { reader.walk(file.tree) }
      for use in reader.uses { add(use) }
      if types[name] == .wrapper { addKeys(of: name) }
      if !isType, count == before { variables["", default: [:]][name] = "StandIn" }
      return count > before
    }

    private mutating func add(_ use: StandInReader.Use) {
      switch use {
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
      case .called(let owner, let name, let signature, let isStatic):
        insert(signature.options)
        members[owner, default: []].formUnion(Self.function(name, signature, isStatic ? "static " : ""))
      case .variable(let owner, let name, let type): declare(name, type, in: owner)
      }
    }

    /// Lets a wrapper take the keys that the project declares in an extension: `static let limit = Key<Int>("limit")`.
    private mutating func addKeys(of wrapper: String) {
      let any = "public convenience init(_ a0: StandInOption?) { self.init() }"
      guard members[wrapper]?.contains(any) == true else { return }
      for node in files.flatMap(\.tree.statements).compactMap({ $0.item.as(ExtensionDeclSyntax.self) }) {
        let owner = node.extendedType.trimmedText
        guard let root = owner.firstIndex(of: ".").map({ String(owner[..<$0]) }) else { continue }
        for binding in node.memberBlock.members.flatMap({
          $0.decl.as(VariableDeclSyntax.self)?.bindings.map(\.self) ?? []
        }) {
          guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            case let type = binding.typeAnnotation?.type.trimmedText ?? call.calledExpression.trimmedText,
            let head = type.split(separator: "<").first, head.count < type.count,
            let key = head.split(separator: ".").last,
            let name = binding.pattern.names.first,
            members["StandInOption"]?.contains(where: { $0.contains(" \(name):") }) == true
          else { continue }
          for name in [root, owner, "\(owner).\(key)"] where types[name] == nil { types[name] = .value }
          genericCounts["\(owner).\(key)"] = 1
          bases["\(owner).\(key)"] = owner
          let signature = StandInSignature(call)
          insert(signature.options)
          let parameters = signature.parameters.map { $0.hasPrefix("default ") ? $0.prefix { $0 != ":" } + ": T0" : $0 }
          members["\(owner).\(key)", default: []].insert(
            "public convenience init\(signature.clause())(\(parameters.joined(separator: ", "))) { self.init() }")
          members[wrapper]?.remove(any)
          members[wrapper]?.insert("public convenience init(_ key: \(owner).\(key)<Value>) { self.init() }")
          members[root, default: []].formUnion([
            "public typealias \(key)<T> = \(owner).\(key)<T>",
            "public static subscript<T>(_ key: \(owner).\(key)<T>) -> T { get { standIn() } set {} }",
          ])
        }
      }
    }

    private mutating func insert(_ options: Set<String>) { members["StandInOption", default: []].formUnion(options) }

    /// - Returns: Whether the variable is new.
    @discardableResult mutating func declare(_ name: String, _ type: String, in owner: String) -> Bool {
      guard variables[owner]?[name] == nil else { return false }
      variables[owner, default: [:]][name] = type
      return true
    }

    private static func function(_ name: String, _ signature: StandInSignature, _ modifiers: String) -> [String] {
      let name = name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
      return [
        "@discardableResult public \(modifiers)func \(name)\(signature.clause())\(signature.list) -> StandIn { standIn() }",
        "@_disfavoredOverload public \(modifiers)func \(name)\(signature.clause(["T"]))\(signature.list) -> T { standIn() }",
      ]
    }

    /// Gives a type a member that the compiler misses at a place.
    mutating func add(member name: String, of owner: String, isStatic: Bool, at token: TokenSyntax) -> Bool {
      let before = count
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      let call = access?.parent?.as(FunctionCallExprSyntax.self).flatMap { call in
        call.calledExpression.id == access.map { ExprSyntax($0).id } ? call : nil
      }
      let isOwn = types[owner] != nil || owner == "StandInOption"
      let isStyle = owner == "ShapeStyle" && isStatic
      let place = isOwn ? owner : isStyle ? "extension ShapeStyle where Self == Color" : "extension \(owner)"
      // NB: `.name` without a base has the type around it, and `Color.name` is nearly always a color.
      let isOfOwner = access != nil && access?.base == nil || isStatic && Self.valueTypes.contains(owner)
      let type = isStyle ? "Color" : isOfOwner && genericCounts[owner] == nil ? owner : "StandIn"
      if let call {
        let signature = StandInSignature(call)
        insert(signature.options)
        if owner == "View" {
          members[place, default: []].insert(
            "public func \(name)\(signature.clause())\(signature.list) -> some View { self }")
        } else if name == "init" {
          members[place, default: []].insert(
            "public convenience init\(signature.clause())\(signature.list) { self.init() }")
        } else if type == owner {
          members[place, default: []].insert(
            "public static func \(name)\(signature.clause())\(signature.list) -> \(owner) { standIn() }")
        } else {
          members[place, default: []].formUnion(Self.function(name, signature, isStatic ? "static " : ""))
        }
      } else if name.first?.isUppercase == true {
        if isOwn {
          types["\(owner).\(name)"] = .value
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

    /// The types of SwiftUI whose static members are mostly values of them.
    private static let valueTypes: Set<String> = ["Color", "Font", "Animation", "Image", "AnyTransition", "EdgeInsets"]

    /// Gives a variable the type that a use asks for.
    ///
    /// - Parameter isOwn: Whether the project declares the type, so that the variable belongs to the project's module.
    mutating func give(_ type: String, to name: String, of owner: String, isOwn: Bool) -> Bool {
      for place in [owner, "extension \(owner)"] {
        for key in [name, "static \(name)"] {
          if let known = variables[place]?[key], known == "StandIn" || known == owner, known != type {
            if isOwn { variables[place]?[key] = nil }
            let extended = place.hasPrefix("extension ") ? place : "extension \(place)"
            variables[isOwn ? Self.project + extended : place, default: [:]][key] = type
            return true
          }
        }
      }
      return false
    }

    /// Begins the name of an extension that belongs to the project's module.
    private static let project = "project "

    /// Gives a member of unknown code the type that its uses ask for.
    mutating func retype(_ name: String, as type: String) -> Bool {
      let isFunction = "func \(name)"
      for (owner, list) in members where type == "StandInView" {
        guard let line = list.first(where: { $0.contains(isFunction) && $0.contains(" -> StandIn {") }) else {
          continue
        }
        members[owner]?.remove(line)
        members[owner]?.insert(line.replacingOccurrences(of: " -> StandIn {", with: " -> StandInView {"))
        return true
      }
      let isKnown = { (key: String) in ["StandIn", key].contains }
      for (owner, list) in variables.sorted(by: { $0.key < $1.key }) {
        for key in [name, "static \(name)"] where list[key].map(isKnown(owner)) == true {
          variables[owner]?[key] = type
          return true
        }
      }
      return variables["extension StandInValue", default: [:]].updateValue(type, forKey: name) != type
    }

    mutating func conform(_ type: String, to name: String) -> Bool {
      guard types[type] != nil, !refused.contains(type) else { return false }
      if name == "View" { return types[type] == .value && bases.updateValue("StandInView", forKey: type) == nil }
      return conformances[type, default: []].insert(name).inserted
    }

    /// Leaves out a line that does not compile.
    mutating func refuse(_ line: String) -> Bool {
      if line.hasPrefix("extension ") { return refused.insert(line).inserted }
      guard line.hasSuffix("{"), let type = conformances.keys.first(where: { line.contains(" \($0)") }) else {
        return line != "}" && !line.hasSuffix("{") && refused.insert(line).inserted
      }
      // The head of a type with a protocol to which it cannot conform.
      conformances[type] = nil
      return refused.insert(type).inserted
    }

    // MARK: Texts

    /// The declarations of the module.
    ///
    /// - Parameter own: The types of the project, whose extensions belong to the project's module.
    func text(own: Set<String>) -> String {
      var lines = [StandInFolder.mark, "@_exported import StandInValues", "#if canImport(Darwin)"]
      lines += [
        "#error(\"These stand-ins are for tests on Linux. To fix, take them out of the app's build.\")", "#endif",
      ]
      for name in types.keys.filter({ !$0.contains(".") }).sorted() { lines += declaration(of: name) }
      lines += ["public final class StandInOption: StandIn {"] + body(of: "StandInOption") + ["}"]
      lines += body(of: "").map { $0.replacingOccurrences(of: "public final class", with: "public class") }
      lines += extensions { !own.contains($0) }
      return written(lines)
    }

    /// The declarations that belong to the module of the files.
    func ownText(own: Set<String>) -> String {
      written([StandInFolder.mark, "@_exported import StandIns", ""] + extensions(own.contains, isOwn: true))
    }

    private func written(_ lines: [String]) -> String {
      // A class has no setter that is not mutating.
      lines.map { refused.contains($0) ? $0.replacingOccurrences(of: "nonmutating ", with: "") : $0 }
        .filter { !refused.contains($0) }.joined(separator: "\n") + "\n"
    }

    private func extensions(_ isIncluded: (String) -> Bool, isOwn: Bool = false) -> [String] {
      Set(members.keys).union(variables.keys).sorted().flatMap { key -> [String] in
        let isProject = key.hasPrefix(Self.project)
        let head = isProject ? String(key.dropFirst(Self.project.count)) : key
        guard head.hasPrefix("extension "), !isProject || isOwn, !refused.contains(head + " {") else { return [] }
        let first = head.split { $0 == " " || $0 == "." }[1]
        return isProject || isIncluded(String(first)) ? [head + " {"] + body(of: key) + ["}"] : []
      }
    }

    private func body(of owner: String) -> [String] {
      let variables = (variables[owner] ?? [:]).sorted { $0.key < $1.key }.map { name, type in
        let parts = name.split(separator: " ")
        let head = parts.count > 1 ? "static var `\(parts[1])`" : "var `\(name)`"
        let isInValue = owner.contains("extension ") && parts.count == 1
        let type = type == owner && genericCounts[owner] != nil ? "StandIn" : type
        return "public \(head): \(type) { get { standIn() } \(isInValue ? "nonmutating " : "")set {} }"
      }
      return variables + (members[owner] ?? []).sorted()
    }

    private func declaration(of name: String) -> [String] {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let count = genericCounts[name] ?? 0
      let generics = count == 0 ? "" : "<" + (0..<count).map { "T\($0)" }.joined(separator: ", ") + ">"
      let nested = types.keys.filter { $0.hasPrefix(name + ".") && !$0.dropFirst(name.count + 1).contains(".") }
        .sorted()
      let inner = nested.flatMap { declaration(of: $0) }
      let more = (conformances[name] ?? []).sorted().map { ", \($0)" }.joined()
      let own = body(of: name)
      switch types[name] {
      case .proto: return ["public protocol \(last): StandInValue {}"]
      case .superclass: return ["open class \(last)\(generics): NSObject, StandInValue\(more) {"] + inner + own + ["}"]
      case .wrapper:
        let inits = own.filter { $0.contains("init") }.flatMap { line -> [String] in
          let line = line.replacingOccurrences(of: "convenience init", with: "init").replacingOccurrences(
            of: "self.init()", with: "box = StandInBox()")
          // For a variable without a type: one value, or those of a type that the wrapper is given.
          let type = line.contains("a0: M0.Type") ? "StandInOf<M0>" : "StandIn"
          return [
            line, line.replacingFirst(" {", with: " where Value == \(type) {"),
            line.replacingFirst("(", with: "(wrappedValue: Value, ")
              .replacingOccurrences(of: "StandInBox()", with: "StandInBox(wrappedValue)"),
          ]
        }
        return [
          "@propertyWrapper public struct \(last)<Value>: DynamicProperty {",
          "let box: StandInBox<Value>",
          "public init() { box = StandInBox() }",
          "public init(wrappedValue: Value) { box = StandInBox(wrappedValue) }",
          "public var wrappedValue: Value { get { box.value } nonmutating set { box.value = newValue } }",
          "public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }",
        ] + inner + inits + ["}"]
      default:
        return ["open class \(last)\(generics): \(bases[name] ?? (count == 1 ? "StandInOf<T0>" : "StandIn"))\(more) {"]
          + inner + own + ["}"]
      }
    }
  }

  extension String {
    fileprivate func replacingFirst(_ part: String, with other: String) -> String {
      guard let range = range(of: part) else { return self }
      return "\(self[..<range.lowerBound])\(other)\(self[range.upperBound...])"
    }
  }
#endif
