#if Migrator
  import SwiftSyntax

  /// A property wrapper of the project whose `wrappedValue` reads a shared store instead of a copy.
  enum LiveWrapperRule {
    /// - Parameter value: `wrappedValue` or `projectedValue`.
    static func fixed(
      _ wrapper: AttributeSyntax, reading value: String, of member: TypeFacts.Member, _ storage: TypeFacts.Storage,
      _ facts: TypeFacts, _ scope: Resolver
    ) -> Fixed? {
      let name = wrapper.shortName
      let codeBase = scope.codeBase
      let making = WrapperMaking(member: member, facts: facts, codeBase: codeBase)
      if codeBase.settings.liveWrappers.contains(name) { return Fixed(key: "@\(name)", why: .live) }
      guard let full = scope.index.resolve(name, in: facts.name), scope.index.declares(full) else {
        codeBase.want(name)
        return LiveWrappers.live.contains(name) && making.isConstant ? Fixed(key: "@\(name)", why: .live) : nil
      }
      let values = scope.index.members(value, of: full, seenFrom: facts.path)
      guard values.count == 1, let (member, declaring) = values.first, case .computed(let body) = member.shape,
        let file = codeBase.file(declaring.path)
      else { return nil }
      let inside = Resolver(codeBase, file, Surroundings(of: body))
      let reads = inside.readings(of: Uses.of([body.getter]))
      // NB: the wrapper's storage is made with the view; it stays the same where the attribute contains only constants.
      let kept = reads.filter { $0.stability != .stable }
      let copy = kept.first { reading in
        ![.property, .classTyped, .storedClosure].contains(reading.kind)
          || scope.index.members(reading.name, of: full, seenFrom: facts.path).contains { found in
            guard case .stored(let storage) = found.member.shape, storage.isLet else { return true }
            return !isMadeOfGiven(found.member, storage, found.facts, inside)
          }
      }
      if let copy { codeBase.doubt("it reads \(copy.phrase)") }
      guard copy == nil, kept.isEmpty || isWrittenOut(wrapper, storage, scope) && making.isConstant && !making.isGiven
      else { return nil }
      return Fixed(key: "@\(name)", why: .live)
    }

    /// Whether a property of the wrapper holds what the attribute gives, or a constant: no box that is made with it.
    private static func isMadeOfGiven(
      _ member: TypeFacts.Member, _ storage: TypeFacts.Storage, _ facts: TypeFacts, _ scope: Resolver
    ) -> Bool {
      func isFixed(_ value: ExprSyntax) -> Bool {
        let inner = Resolver(scope.codeBase, scope.file, Surroundings(of: value))
        if let name = value.rootName, value.isPlainChain, inner.surroundings.locals[name]?.first?.owner != nil {
          return true
        }
        return value.is(KeyPathExprSyntax.self)
          || Stability().fixed(Question(expression: value, scope: inner, type: storage.type)) != nil
      }
      if let value = storage.initializer { return isFixed(value) }
      return scope.index.parts(of: facts.name, seenFrom: facts.path).flatMap(\.node.initializers).allSatisfy {
        initializer in
        let values = (initializer.body?.statements ?? []).compactMap { $0.item.as(ExprSyntax.self)?.assignment }
        return values.allSatisfy { $0.target.normalized != [member.name] || isFixed($0.value) }
      }
    }

    /// Whether the attribute and the value behind the `=` are constants.
    private static func isWrittenOut(
      _ wrapper: AttributeSyntax, _ storage: TypeFacts.Storage, _ scope: Resolver
    ) -> Bool {
      var values = [storage.initializer].compactMap { $0 }
      if case .argumentList(let list) = wrapper.arguments { values += list.map(\.expression) }
      return values.allSatisfy { WrapperMaking.isConstant($0, scope, storage.type) }
    }
  }

  extension Syntax {
    /// The getter of an accessor block; the block itself where it is nothing else.
    fileprivate var getter: Syntax {
      guard let block = self.as(AccessorBlockSyntax.self), case .accessors(let list) = block.accessors,
        let getter = list.first(where: { $0.accessorSpecifier.text == "get" })
      else { return self }
      return Syntax(getter)
    }
  }
#endif
