#if Migrator
  import SwiftSyntax

  extension Syntax {
    /// Whether an expression is the whole view: `self` in `model.update(self)`.
    var isGivenSelf: Bool {
      self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        && parent?.is(MemberAccessExprSyntax.self) == false && parent?.is(KeyPathPropertyComponentSyntax.self) == false
    }

    var givesView: Bool { isGivenSelf || children(viewMode: .sourceAccurate).contains(where: \.givesView) }
  }

  extension SkeletonSources.Group {
    /// The properties that an initializer without a body takes, in its order, each with the sign of its wrapper.
    var memberwise: [(name: String, sign: String)] {
      members.compactMap(\.storedProperty).flatMap { variable -> [(name: String, sign: String)] in
        let wrapper = variable.wrapper
        guard !variable.modifiers.contains(where: { $0.name.text == "lazy" }), wrapper?.shortName != "Namespace" else {
          return []
        }
        let isConstant = variable.bindingSpecifier.text == "let"
        return variable.bindings.filter { !isConstant || $0.initializer == nil }.flatMap { binding in
          // NB: a wrapper with arguments and without a value is given itself.
          let isStored = ["AppStorage", "SceneStorage"].contains(wrapper?.shortName) && binding.initializer == nil
          let sign = wrapper?.shortName == "Binding" ? "$" : isStored ? "_" : ""
          return binding.pattern.names.map { ($0, sign) }
        }
      }
    }
  }

  extension CallSkeleton {
    /// The view with the values of the skeleton, for code that gives the whole view to others.
    static func givenView(_ owner: SkeletonSources.Group, _ sources: SkeletonSources) -> String {
      let type = specialized(owner, sources)
      let arguments = owner.memberwise.map { "\($0.name): \($0.sign)\($0.name)" }
      return "var __given: \(type) { \(type)(\(arguments.joined(separator: ", "))) }"
    }
  }
#endif
