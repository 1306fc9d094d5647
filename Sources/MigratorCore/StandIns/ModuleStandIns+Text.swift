#if Migrator
  import Foundation

  extension ModuleStandIns {
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
      let functions = parts(of: "", own, isOwn: true, isWhole: false).map {
        $1.replacingOccurrences(of: "public ", with: "")
      }
      let head = [StandInFolder.mark, "@_exported import StandIns", ""]
      return written(head + hiding + functions + extensions(own, isOwn: true))
    }

    private func written(_ lines: [String]) -> String {
      // A class has no setter that is not mutating.
      let lines = zip(Self.keys(lines), lines).map {
        refused.contains($0) ? $1.replacingOccurrences(of: "nonmutating ", with: "") : $1
      }
      let kept = zip(Self.keys(lines), lines).filter { !refused.contains($0.0) }
      return kept.map(\.1).joined(separator: "\n") + "\n"
    }

    /// The lines, each with the line that begins its type, because another type may have an equal one.
    static func keys(_ lines: [String]) -> [String] {
      var head = ""
      return lines.map { line in
        if line.hasSuffix("{") { head = line }
        return line.hasSuffix("{") ? line : head + line
      }
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
      if let plain = aliases[name] { return ["public typealias \(last) = \(plain)"] }
      if isPlain(name) { return ["public typealias \(last) = StandIn"] }
      let own = body(of: name, own)
      if structures.contains(name) {
        let lines = own.map { $0.replacingOccurrences(of: "convenience init", with: "init") }
        return ["public struct \(last)\(generics): Hashable, StandInValue, StandInMade\(more) {", "public init() {}"]
          + inner + lines + ["public static func make() -> Self { Self() }", "}"]
      }
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
        let makes = own.filter { $0.hasPrefix("public convenience init") }
        let inits = makes.flatMap { line -> [String] in
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
          "public static func == (a: Self, b: Self) -> Bool { true }",
          "public func hash(into hasher: inout Hasher) {}",
          "public init() where Value == StandIn { box = StandInBox() }",
          "public init(wrappedValue: Value) { box = StandInBox(wrappedValue) }",
          "public var wrappedValue: Value { get { box.value } nonmutating set { box.value = newValue } }",
          "public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }",
        ] + inner + own.filter { !makes.contains($0) } + inits + ["}"]
          + (name == last ? ["Equatable", "Hashable"].map { "extension \(last): \($0) where Value: \($0) {}" } : [])
      default:
        if let base = bases[name], Self.classes.contains(base) {
          return ["open class \(last): \(base), StandInValue\(more) {"] + inner + own + ["}"]
        }
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
