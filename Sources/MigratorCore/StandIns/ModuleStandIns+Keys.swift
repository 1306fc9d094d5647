#if Migrator
  import Foundation
  import SwiftSyntax

  extension ModuleStandIns {
    /// Lets a wrapper take the keys that the project declares in an extension: `static let limit = Key<Int>("limit")`.
    mutating func addKeys(of wrapper: String) {
      let any = "public convenience init(_ a0: StandIn?) { self.init() }"
      guard members[wrapper]?.contains(any) == true else { return }
      for node in files.flatMap(\.tree.statements).compactMap({ $0.item.as(ExtensionDeclSyntax.self) }) {
        let owner = node.extendedType.trimmedText
        guard let root = owner.firstIndex(of: ".").map({ String(owner[..<$0]) }) else { continue }
        let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        for binding in variables.flatMap({ Array($0.bindings) }) {
          guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            case let type = binding.typeAnnotation?.type.trimmedText ?? call.calledExpression.trimmedText,
            let head = type.split(separator: "<").first, head.count < type.count,
            let key = head.split(separator: ".").last, let name = binding.pattern.names.first,
            members["extension StandIn"]?.contains(where: { $0.contains("`\(name)`:") }) == true
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
  }
#endif
