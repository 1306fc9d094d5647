#if Migrator
  import Foundation
  import SwiftSyntax

  extension StandInRun {
    /// The types that a protocol's name asks for.
    static let types = [
      "BinaryInteger": "Int", "Numeric": "Int", "SIMD": "Double", "BinaryFloatingPoint": "Double",
      "FloatingPoint": "Double", "StringProtocol": "String", "View": "StandInView", "ShapeStyle": "Color",
      "LosslessStringConvertible": "String", "Publisher": "AnyPublisher<StandIn, Never>",
    ]

    /// The names of types that the files that must compile use, and the files that declare these.
    var used: (names: Set<String>, files: Set<String>) {
      let names = Set(primary.flatMap { files[$0]?.typeNames ?? [] })
      let paths = names.flatMap { declared.types[$0] ?? [] }.map { Self.full($0.path) }
      let missing = names.subtracting(declared.types.keys).subtracting(ModuleStandIns.given)
      return (missing, Set(paths).subtracting(primary + foreign))
    }

    /// The types that are not known to be views: their members are no modifiers.
    var unlikeViews: Set<String> {
      let own = declared.types.filter { $1.allSatisfy { !$0.inherited.map(\.trimmedText).contains("View") } }
      return Set(own.keys).union(standIns.types.keys)
    }

    /// The files of other modules whose types would hide the system's: all modules of a project are one here.
    var hidden: [String] {
      let users = primary.reduce(into: [String: [String]]()) { users, file in
        for name in files[file]?.typeNames ?? [] { users[name, default: []].append(file) }
      }
      return users.flatMap { name, users in
        (declared.types[name] ?? []).map { Self.full($0.path) }.filter { path in
          users.allSatisfy { fileModules.isHidden(path, from: $0) }
        }
      }
    }

    /// Whether a type has no declaration of the project, nor of a known module.
    func isUnknown(_ type: String) -> Bool {
      let plain = type.filter { $0 != "?" }
      return plain == "StandIn" || standIns.types[plain] != nil
    }

    /// The unknown type that an alias of the project names.
    func aliased(_ name: String) -> String {
      let alias = declared.aliases[name]?.first?.node.as(TypeAliasDeclSyntax.self)?.initializer.value.trimmedText
      return alias.flatMap { standIns.types[$0] == nil ? nil : $0 } ?? name
    }

    /// Gives a value of unknown code a type with the cases that code compares it with.
    mutating func enumerate(_ value: ExprSyntax, _ patterns: [ExprSyntax], in file: ParsedFile) -> Bool {
      let text = file.text.string
      let start = "\\b\\Q\(value.trimmedText)\\E: *\\w+"
      let type = text.range(of: start, options: .regularExpression).map { text[$0].split { ": ".contains($0) }[1] }
      if standIns.enumerate(String(type ?? ""), patterns) { return true }
      let names = patterns.compactMap {
        ($0.as(FunctionCallExprSyntax.self)?.calledExpression ?? $0).as(MemberAccessExprSyntax.self)?.declName.baseName
          .text
      }
      let made = "StandInCases_" + names.joined(separator: "_")
      return standIns.enumerate(made, patterns, isNew: true) && give(made, to: UnknownValue.all(in: value))
    }

    /// Gives the parameter of a closure around a place its type, if unknown code takes the closure.
    mutating func replaceParameter(_ token: TokenSyntax, with type: String) -> Bool {
      let closures = token.ancestors.compactMap { $0.as(ClosureExprSyntax.self) }
      let closure = closures.first {
        $0.plainParameters.contains(token.text) || $0.plainParameters.isEmpty && token.text.hasPrefix("$")
      }
      guard own.isDisjoint(with: [type]), let call = closure?.enclosingCall else { return false }
      return standIns.replaceParameter(token.text, of: call, with: type)
    }

    /// What a type's alias means on Apple's platforms.
    func declaredAlias(_ name: String, in owner: String) -> String? {
      let last = owner.split(separator: ".").last.map(String.init) ?? owner
      let members = (declared.types[last] ?? []).flatMap(declared.parts).flatMap(\.members)
      return members.compactMap { $0.as(TypeAliasDeclSyntax.self) }.first { $0.name.text == name }?
        .initializer.value.trimmedText
    }

    /// Lets types that name another type than the one of SwiftUI by its name do so: `typealias Image = UIImage`.
    mutating func declareAliases(_ name: String, as type: String) -> Bool {
      declared.types.keys.filter { declaredAlias(name, in: $0) == type }.map { owner in
        standIns.members["extension \(owner)", default: []].insert("public typealias \(name) = \(type)").inserted
      }.contains(true)
    }

    /// The type that a declaration can extend.
    static func owner(_ text: String) -> String? {
      var text = text
      for part in [".Type", "Files.", "StandIns."] { text = text.replacingOccurrences(of: part, with: "") }
      for word in ["(", "any ", "some "] where text.hasPrefix(word) { text.removeFirst(word.count) }
      if text.hasPrefix("[") { return text.contains(":") ? "Dictionary" : "Array" }
      let isView =
        text.hasPrefix("ModifiedContent") || text.hasSuffix("View>") || text.hasSuffix(".Content")
        || views.contains(String(text.prefix { $0 != "<" }))
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return isView ? "View" : name.first?.isUppercase == true ? String(name) : nil
    }

    static let views: Set = [
      "AnyView", "Button", "Divider", "EmptyView", "Form", "ForEach", "Group", "HStack", "Image", "Label", "LazyHStack",
      "LazyVStack", "Link", "List", "Menu", "NavigationLink", "NavigationStack", "NavigationView", "Picker",
      "ScrollView", "Section", "SecureField", "Spacer", "TabView", "Text", "TextEditor", "TextField", "Toggle",
      "VStack", "ZStack",
    ]

    /// Lets a value conform to a protocol: its type, where it is made here, or else the member that it comes from.
    mutating func adopt(_ value: ExprSyntax, _ protocolName: String, depth: Int = 0) -> Bool {
      var (value, last) = (value, "")
      while let call = value.as(FunctionCallExprSyntax.self) {
        if let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
          // Or `iOSContent()`, which only exists behind `#if os(iOS)`.
          return standIns.conform(type, to: protocolName)
            || protocolName == "View" && !standIns.isNew(type) && standIns.retype(type, as: "StandInView")
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
        last = member.declName.baseName.text
        if let base = member.base, last.first?.isUppercase == true {
          return standIns.conform(member.trimmedText, to: protocolName)
            || standIns.give("StandInView", to: last, of: base.trimmedText)
        }
        guard let base = member.base else { break }
        guard !base.is(DeclReferenceExprSyntax.self) else {
          // `Photo.url(a)`
          if protocolName == "View", standIns.give("StandInView", to: last, of: base.trimmedText) { return true }
          break
        }
        value = base
      }
      let type = Self.types[protocolName]
      if let member = value.as(MemberAccessExprSyntax.self) {
        last = member.declName.baseName.text
        let made = UnknownValue.all(in: value).lazy.compactMap(firstValue).first
        if depth < 4, let made, adopt(made, protocolName, depth: depth + 1) { return true }
      }
      guard !last.isEmpty, ["View", "ShapeStyle"].contains(protocolName) else {
        return type.map { give($0, to: UnknownValue.all(in: value)) } ?? false
      }
      let isImage = last.lowercased().hasSuffix("image")
      return standIns.retype(last, as: last.lowercased().hasSuffix("color") ? "Color" : isImage ? "Image" : type ?? "")
    }

    /// `Assets.paper` of `static let paper = Assets.paper`, which a type of the project declares without a type. Of an
    /// object, the type is not known: all types with such a property must agree.
    private func firstValue(of value: UnknownValue) -> ExprSyntax? {
      guard let owner = value.owner.split(separator: ".").last.map(String.init), value.call == nil else { return nil }
      let isType = owner.first?.isUppercase == true
      let values = (firstValues[value.name] ?? []).filter { isType ? $0.type == owner : !$0.isPrivate }.map(\.value)
      return isType || Set(values.map(\.trimmedText)).count == 1 ? values.first : nil
    }

    /// The values with which types declare properties without a type, by the properties' names.
    static func firstValues(in declared: SkeletonSources) -> FirstValues {
      let all = declared.types.flatMap { name, types in
        types.flatMap { type in
          declared.parts(of: type).flatMap(\.members).flatMap { member in
            member.as(VariableDeclSyntax.self).map { Array($0.bindings) } ?? []
          }.filter { $0.typeAnnotation == nil }.compactMap { binding in
            binding.initializer.map { (binding.pattern.trimmedText, (name, type.isPrivate, $0.value)) }
          }
        }
      }
      return Dictionary(grouping: all, by: \.0).mapValues { $0.map(\.1) }
    }

    static func token(at error: CompilerError, in file: ParsedFile) -> TokenSyntax? {
      file.text.offset(of: error.place).flatMap { file.token(at: $0) }
    }

    /// The error of code that no declaration mends, because Linux has none of it.
    func withoutLinux(_ error: CompilerError) -> CompilerError? {
      var error = error
      if error.message.hasPrefix("Objective-C interoperability is disabled") {
        error.message = "Linux has no Objective-C. To fix, put this into `#if canImport(ObjectiveC)`."
        return error
      }
      guard let token = files[error.file].flatMap({ Self.token(at: error, in: $0) }) else { return nil }
      let members = token.ancestor(StructDeclSyntax.self)?.memberBlock.members.map(\.decl) ?? []
      let isBare = members.allSatisfy { $0.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedText != "body" }
      var block = members.first { isBare && $0.is(IfConfigDeclSyntax.self) && $0.trimmedText.has("var body") }
      if error.message.contains("an opaque return type, but has no return statements") {
        block =
          token.ancestor(VariableDeclSyntax.self).map(DeclSyntax.init)
          ?? token.ancestor(FunctionDeclSyntax.self).map(DeclSyntax.init)
      } else if !error.message.contains("does not conform to protocol 'View'") {
        return nil
      }
      let start = block?.tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .poundIf }
      guard let condition = start?.ancestor(IfConfigClauseSyntax.self)?.condition?.trimmedText else { return nil }
      error.message = "no branch of `#if \(condition)` is for Linux. To fix, add an `#else`."
      return error
    }

    /// Gives an expression's values the type of its place. NB: without an end in `let a = B.b; let b = A.a`.
    mutating func give(_ type: String, to values: [UnknownValue], depth: Int = 0) -> Bool {
      values.filter { $0.part != .list }.map { value in
        let made = depth < 4 ? firstValue(of: value) : nil
        if let made, give(type, to: UnknownValue.all(in: made), depth: depth + 1) { return true }
        let plain = type.hasSuffix("?") ? "[AnyHashable: \(type.dropLast())]" : "StandInOf<\(type)>"
        let type = value.part == .unwrapped ? type + "?" : value.part == .element ? plain : type
        if value.owner.isEmpty, standIns.makeFunction(value.name, type) { return true }
        if value.isKey { return standIns.give(type, to: value.name, of: "EnvironmentValues") }
        if let call = value.call, standIns.isNew(value.name) {
          _ = standIns.add(member: value.name, of: "StandInValue", isStatic: false, at: call)
        }
        let last = value.owner.split(separator: ".").last.map(String.init) ?? ""
        return standIns.give(type, to: value.name, of: standIns.types[value.owner] != nil ? value.owner : last)
      }.contains(true)
    }
  }

  extension ParsedFile {
    /// The names that stand for types and values without a member of them.
    var plainNames: Set<String> {
      let uses = tree.tokens(viewMode: .sourceAccurate).filter {
        $0.isUse && $0.previousToken(viewMode: .sourceAccurate)?.tokenKind != .atSign
      }
      return Set(uses.filter { $0.nextToken(viewMode: .sourceAccurate)?.tokenKind != .period }.map(\.text))
    }

    /// The names of types and functions that the code uses without a type before them, and does not declare.
    fileprivate var typeNames: Set<String> {
      let tokens = tree.tokens(viewMode: .sourceAccurate).filter { token in
        token.name?.first?.isUppercase == true && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      }
      let names = Dictionary(grouping: tokens, by: \.isUse).mapValues { Set($0.map(\.text)) }
      return (names[true] ?? []).subtracting(names[false] ?? [])
    }
  }

  extension TokenSyntax {
    fileprivate var isUse: Bool { [.identifierType, .declReferenceExpr].contains(parent?.kind) }
  }
#endif
