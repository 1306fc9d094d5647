#if Migrator
  import SwiftSyntax

  /// The places that may replace a member of some name, for all types that have it: `copy.title = …`.
  struct Replacements: Sendable {
    private var keyPathFiles: Set<String> = []
    /// The types of the values whose member is replaced.
    private var types: Set<String> = []
    /// The types around replacements in a value of unknown type.
    private var scopes: Set<String> = []
    private var files: Set<String> = []
    /// Whether one is in the view of a hosting controller: `host.rootView.title = …`.
    private var isInHost = false
    /// Whether one is in a value that a key path or a closure's caller chooses.
    private var isAnywhere = false

    /// - Returns: nil where a file that mentions the name could not be parsed.
    init?(of name: String, in codeBase: CodeBase) {
      guard let mentions = codeBase.accesses(of: name) else { return nil }
      for mention in mentions { add(mention, codeBase) }
    }

    private mutating func add(_ mention: Mentions.Mention, _ codeBase: CodeBase) {
      if let keyPath = Syntax(mention.token).ancestor(KeyPathExprSyntax.self) {
        if keyPath.ancestor(AttributeSyntax.self) == nil, !keyPath.onlyReads {
          keyPathFiles.insert(mention.file.path)
          if keyPath.root == nil, keyPath.isGivenToWriter { isAnywhere = true }
        }
        return
      }
      guard let reference = mention.token.parent?.as(DeclReferenceExprSyntax.self),
        let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id,
        let base = access.base, !base.isSelf, mention.token.isChanged(in: codeBase, unknownCalls: false)
      else { return }
      let scope = Resolver(codeBase, mention.file, Surroundings(of: base))
      // A controller shows what the local has then.
      if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.name,
        let binding = scope.surroundings.locals[name]?.first?.initializer?.parent?.parent?.as(
          PatternBindingSyntax.self),
        HostedView.isHosted(binding, codeBase)
      {
        return
      }
      if let type = scope.type(of: base) {
        types.insert(type)
      } else if (base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self))?
        .baseName.text == "rootView"
      {
        isInHost = true
      } else {
        switch base.closureReceiver(in: codeBase) {
        case .none: break
        case .some(let receiver?) where scope.type(of: receiver) != nil:
          // `Row(price: 1).with { $0.price = 5 }` changes a row.
          if let type = scope.type(of: receiver) { types.insert(type) }
        // `UITableView().then { $0.dataSource = self }`
        case .some(let receiver?) where scope.isOfAnotherModule(receiver): return
        default: isAnywhere = true
        }
        scopes.insert(scope.surroundings.type)
        files.insert(mention.file.path)
      }
    }

    /// Whether one may be in a value of a type: true unless each was found to be in another type.
    func concern(_ facts: TypeFacts, isPrivate: Bool) -> Bool {
      // `copy` of `var copy = self` is in the type's own code.
      isInHost || isAnywhere && !isPrivate || keyPathFiles.contains(facts.path) || types.contains(facts.name)
        || scopes.contains(facts.name)
        || files.contains(facts.path)
    }
  }

  extension ExprSyntax {
    /// Functions that give a closure no view to change.
    private static let givingNoView: Set<String> = [
      "transaction", "transformEnvironment", "transformPreference", "withLock", "withLockUnchecked",
      // Their closures cannot change a structure.
      "forEach", "map", "compactMap", "flatMap", "filter", "first", "firstIndex", "contains", "sink",
    ]

    /// The value whose function has the closure of an untyped parameter; nil for what can be no such view.
    fileprivate func closureReceiver(in codeBase: CodeBase) -> ExprSyntax?? {
      guard let token = self.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
      if token.text != "$0" {
        guard let name = token.name, let local = Surroundings(of: self).locals[name]?.first,
          local.owner?.is(ClosureExprSyntax.self) == true, local.type == nil
        else { return nil }
      }
      guard let call = Syntax(self).ancestor(ClosureExprSyntax.self)?.ancestor(FunctionCallExprSyntax.self) else {
        return .some(nil)
      }
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      if let name = member?.declName.baseName.text, Self.givingNoView.contains(name), !codeBase.declaresFunction(name) {
        return nil
      }
      return .some(member?.base)
    }
  }

  extension KeyPathExprSyntax {
    /// Whether it is an argument next to a value, as in `view.with(\.price, 5)`.
    fileprivate var isGivenToWriter: Bool {
      guard let argument = parent?.as(LabeledExprSyntax.self), argument.label == nil,
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      else { return false }
      return member.declName.baseName.text != "environment"
        && call.arguments.count + (call.trailingClosure == nil ? 0 : 1) > 1
    }

    private static let readers: Set<String> = [
      "map", "compactMap", "flatMap", "filter", "allSatisfy", "contains", "first", "sorted", "min", "max",
    ]

    /// Whether it is the id of rows, or takes the place of a closure that reads: `items.map(\.name)`.
    var onlyReads: Bool {
      guard let argument = parent?.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      if argument.label?.text == "id" { return call.calledExpression.is(DeclReferenceExprSyntax.self) }
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return argument.label == nil && name.map(Self.readers.contains) == true
    }
  }
#endif
