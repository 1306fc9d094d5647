#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// Declarations for what the modules of a project's imports declare elsewhere, made from the project's uses.
  struct ModuleStandIns {
    enum Kind: Int { case value, superclass, proto, wrapper, enumeration, macro }
    var types: [String: Kind] = [:]
    var genericCounts: [String: Int] = [:]
    /// The declarations in a type (`A.B`), outside of types (`""`) and in extensions (`extension A`).
    var members: [String: Set<String>] = [:]
    /// The variables (`a`, `static a`) and functions (`func a(…)`) of an owner, with the types that their uses ask for.
    private var variables: [String: [String: [String]]] = [:]
    /// The superclasses that are no `StandIn`.
    var bases: [String: String] = [:]
    private var conformances: [String: Set<String>] = [:]
    /// The declarations that do not compile.
    private var refused: Set<String> = []
    /// The types that hide one of a known module, which Linux does not have: they belong to the module of the files.
    private var hiding: Set<String> = []
    let files: [ParsedFile]
    /// The types that the project extends.
    private let extended: Set<String>

    init(_ files: [ParsedFile]) {
      self.files = files
      extended = Set(
        files.flatMap(\.tree.statements).compactMap { $0.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText })
    }

    var count: Int {
      types.count + members.values.map(\.count).reduce(0, +) + variables.values.map(\.count).reduce(0, +)
    }

    /// Declares names as their uses ask for. Returns whether anything is new.
    mutating func add(_ names: String...) -> Bool { add(Set(names)) }

    mutating func add(_ names: Set<String>) -> Bool {
      let before = count
      let names = names.filter { $0.isValidSwiftIdentifier(for: .variableName) }
      for name in names where name.first?.isUppercase == true && types[name] == nil { types[name] = .value }
      for use in uses(of: names) { add(use) }
      for name in names {
        if types[name] == .wrapper { addKeys(of: name) }
        if name.first?.isUppercase != true, owners(of: name).isEmpty { declare(name, "StandIn", in: "") }
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

    /// Declares a type that a known module has, but not on Linux.
    mutating func hide(_ name: String) -> Bool {
      name.first?.isUppercase == true && add(name) && hiding.insert(name).inserted
    }

    /// Makes a class a subclass of `base`.
    mutating func derive(_ type: String, from base: String) -> Bool {
      let kinds = [type, base].map { types[$0] == .value && genericCounts[$0] == nil }
      guard kinds == [true, true], type != base, bases[type] == nil, bases[base] == nil else { return false }
      bases[type] = base
      return true
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
          let head = "static " + signature.function(name)
          members[place, default: []].insert(
            owner == "StandIn" ? StandInSignature.option(head) : "public \(head) -> \(owner) { standIn() }")
        } else {
          declare((isStatic ? "static " : "") + signature.function(name), "StandIn", in: place)
        }
      } else if name.first?.isUppercase == true {
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
      guard !["Subject", "any ", "->"].contains(where: type.contains) else { return false }
      if isNew(name) { declare(name, "StandIn", in: "extension StandInValue") }
      var isNew = false
      for owner in places.isEmpty ? owners(of: name) : places {
        for (key, known) in variables[owner] ?? [:]
        where Self.name(of: key) == name && !known.contains(type) && known.count < 5 {
          variables[owner]?[key]?.insert(type, at: known.count - 1)
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

    /// The declarations of the module. Extensions of the project's own types belong to the project's module.
    func text(own: Set<String>) -> String {
      var lines = [StandInFolder.mark, "@_exported import StandInValues", "#if canImport(Darwin)"]
      lines += [
        "#error(\"These stand-ins are for tests on Linux. To fix, take them out of the app's build.\")", "#endif",
      ]
      let outer = types.keys.filter { !$0.contains(".") && !hiding.contains($0) }
      for name in outer.sorted() { lines += declaration(of: name, own) }
      lines += body(of: "", own).map { $0.replacingOccurrences(of: "public final class", with: "public class") }
      lines += extensions(own)
      return written(lines)
    }

    /// The declarations that belong to the module of the files.
    func ownText(own: Set<String>) -> String {
      let hiding = hiding.sorted().flatMap { declaration(of: $0, own) }
      return written([StandInFolder.mark, "@_exported import StandIns", ""] + hiding + extensions(own, isOwn: true))
    }

    private func written(_ lines: [String]) -> String {
      // A class has no setter that is not mutating.
      lines.map { refused.contains($0) ? $0.replacingOccurrences(of: "nonmutating ", with: "") : $0 }
        .filter { !refused.contains($0) }.joined(separator: "\n") + "\n"
    }

    /// Whether nothing tells a type from other unknown ones.
    func isPlain(_ type: String) -> Bool {
      types[type] == .value && !extended.contains(type) && genericCounts[type] == nil && bases[type] == nil
        && conformances[type] == nil && !types.keys.contains { $0.hasPrefix(type + ".") }
        && variables[type, default: [:]].values.allSatisfy { $0 == [type] || $0 == ["StandIn"] }
    }

    private func extensions(_ own: Set<String>, isOwn: Bool = false) -> [String] {
      var bodies: [String: Set<String>] = [:]
      for key in Set(members.keys).union(variables.keys) where !key.isEmpty {
        let head = isPlain(key) ? "extension StandIn" : key.hasPrefix("extension ") ? key : "extension \(key)"
        guard head != "extension \(key)" || isOwn else { continue }
        let isWhole = own.contains(String(head.split { $0 == " " || $0 == "." }[1])) == isOwn
        for (place, line) in parts(of: key, own, isOwn: isOwn, isWhole: isWhole) {
          bodies[head + place, default: []].insert(line)
        }
      }
      return bodies.sorted { $0.key < $1.key }.flatMap { (head, lines) -> [String] in
        refused.contains(head + " {") ? [] : [head + " {"] + lines.sorted() + ["}"]
      }
    }

    private func body(of owner: String, _ own: Set<String>) -> [String] {
      parts(of: owner, own, isOwn: false, isWhole: true).map(\.1)
    }

    /// The lines of an owner, with the end of its protocol's name: that of the first one's is preferred.
    private func parts(of owner: String, _ own: Set<String>, isOwn: Bool, isWhole: Bool) -> [(String, String)] {
      let isOption = owner == "extension StandIn" || isPlain(owner)
      // NB: a class cannot declare again what an extension of its superclass has.
      let base = isOption ? "Value4 where Self: StandIn" : ""
      let isInValue = owner == "extension StandInValue"
      var lines: [(String, String)] = []
      for (key, types) in (variables[owner] ?? [:]).sorted(by: { $0.key < $1.key }) {
        let (isFunction, isStatic) = (key.contains("func "), key.hasPrefix("static "))
        for (level, type) in types.prefix(isInValue ? 5 : isFunction ? 2 : 1).enumerated() {
          let isOfProject = !own.isDisjoint(
            with: type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
          guard isOwn ? isWhole || isOfProject : isWhole && !isOfProject else { continue }
          let type = type == owner && genericCounts[owner] != nil || isPlain(type) ? "StandIn" : type
          let name = "\(isStatic ? "static " : "")var `\(key.dropFirst(isStatic ? 7 : 0))`:"
          let place = isInValue && level > 0 ? "\(level)" : ""
          if isOption, isStatic, type == "StandIn" {
            lines.append((base, StandInSignature.option(isFunction ? key : name)))
          } else if isFunction {
            let isSecond = level > 0 && !isInValue ? "@_disfavoredOverload " : ""
            lines.append((place, "\(isSecond)@discardableResult public \(key) -> \(type) { standIn() }"))
          } else {
            let setter = owner.contains("extension ") && !isStatic ? "nonmutating " : ""
            lines.append((place, "public \(name) \(type) { get { standIn() } \(setter)set {} }"))
          }
        }
      }
      return !isWhole
        ? lines
        : lines + (members[owner] ?? []).sorted().map { ($0.contains(" static ") && isOption ? base : "", $0) }
    }

    private func declaration(of name: String, _ own: Set<String>) -> [String] {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      let count = genericCounts[name] ?? 0
      let generics = count == 0 ? "" : "<" + (0..<count).map { "T\($0)" }.joined(separator: ", ") + ">"
      let nested = types.keys.filter { $0.hasPrefix(name + ".") && !$0.dropFirst(name.count + 1).contains(".") }
        .sorted()
      let inner = nested.flatMap { declaration(of: $0, own) }
      let more = (conformances[name] ?? []).sorted().map { ", \($0)" }.joined()
      if isPlain(name) { return ["public typealias \(last) = StandIn"] }
      let own = body(of: name, own)
      switch types[name] {
      case .proto:
        return ["public protocol \(last): StandInValue {}"]
          + (inner.isEmpty && !name.contains(".") ? ["extension StandIn: \(last) {}"] : [])
      case .enumeration:
        let cases = own.filter { $0.hasPrefix("case ") }
        let others = own.filter { line in
          !cases.contains { line.contains("static var \($0.dropFirst(5).prefix { $0 != "(" })") }
        }
        let isPlain = !cases.contains { $0.contains("(") }
        return [
          "public enum \(last): \(isPlain ? "String, CaseIterable, Codable, " : "Hashable, ")StandInValue, StandInMade {"
        ] + others
          + [
            "public static func make() -> Self { \(cases.first.map { "." + $0.dropFirst(5).replacingOccurrences(of: "StandIn", with: "standIn()") } ?? "fatalError()") }",
            "}",
          ]
      case .macro: return ["public typealias \(last) = MainActor"]
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
