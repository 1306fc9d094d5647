#if Migrator
  import SwiftSyntax

  /// The names that verdicts will look up. Their files are read first; one that is missing costs time only.
  struct ExpectedNeeds: Sendable {
    private let path: String
    /// The names that reveal the bases of the calls.
    private var bases: Set<String> = []
    /// The types around the calls, each with the names in the closures of its calls.
    private var types: [String: Set<String>] = [:]

    init(_ file: ParsedFile, _ codeBase: CodeBase, _ direction: Options.Direction) {
      path = file.path
      for call in CallFinder.calls(in: file, codeBase.backports, codeBase.index) {
        guard direction == .reverse || call.form == .legacy else { continue }
        bases.formUnion(ForeignCall.names(in: call))
        let action = call.closure.map { Syntax($0) } ?? Syntax(call.call)
        types[call.top.typeNames.joined(separator: "."), default: []].formUnion(action.names)
      }
      types[""] = nil
    }

    /// The names whose files are needed, as far as the declarations that were read tell.
    func needs(_ index: Index) -> Classification.Needs {
      var needs = Classification.Needs(wanted: Set(bases.lazy.map(Words.hash(of:))))
      for (type, names) in types {
        needs.wanted.formUnion(index.neighbours(of: type, seenFrom: path).lazy.map(Words.hash(of:)))
        // The places that make the view decide about a copy.
        if copies(names, of: type, index), let last = type.split(separator: ".").last {
          needs.mentioned.insert(Words.hash(of: String(last)))
        }
      }
      return needs
    }

    /// Whether code with these names reads a copy in a property of the type, by way of its methods too.
    private func copies(_ names: Set<String>, of type: String, _ index: Index) -> Bool {
      let members = index.parts(of: type, seenFrom: path).filter { $0.kind != .reference }.flatMap(\.members)
      let byName = Dictionary(grouping: members.filter { !$0.isStatic }, by: \.name)
      var seen = names
      var pending = Array(names)
      while let name = pending.popLast() {
        for member in byName[name] ?? [] {
          switch member.shape {
          case .stored(let storage): if storage.isCopy { return true }
          case .computed(let body): pending += body.names.filter { seen.insert($0).inserted }
          case .method(let function): pending += Syntax(function).names.filter { seen.insert($0).inserted }
          case .requirement, .enumerationCase: break
          }
        }
      }
      return false
    }
  }

  extension Syntax { fileprivate var names: Set<String> { Set(tokens(viewMode: .sourceAccurate).compactMap(\.name)) } }

  extension TypeFacts.Storage {
    /// Whether each evaluation of a view makes a new value of the property.
    fileprivate var isCopy: Bool {
      if let wrapper { return [.observedObject, .bindable].contains(wrapper.storageKind.0) }
      return type?.names.last != "Binding" && !(isLet && initializer != nil)
    }
  }
#endif
