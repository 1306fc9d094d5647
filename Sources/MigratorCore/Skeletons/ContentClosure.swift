#if Migrator
  import SwiftSyntax

  /// A closure for the content of a view that the skeleton does not run: what it is given is an input.
  struct ContentClosure {
    private let function: FunctionTypeSyntax?
    private let generic: Set<String>

    /// Nil for a view of the system, which the skeleton has.
    init?(_ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax, in sources: SkeletonSources) {
      let name = Syntax(call).calleeName ?? ""
      let type = sources.types[name]?.first { $0.isView && ($0.outerName == nil || !Self.system.contains(name)) }
      guard name.first?.isUppercase == true, type != nil || !Self.system.contains(name) else { return nil }
      let label =
        closure.parent?.as(LabeledExprSyntax.self)?.label?.text
        ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
      let members = type.map { sources.parts(of: $0).flatMap(\.members) } ?? []
      let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters }
      let given = initializers.joined().map { ($0.firstName.text, $0.type) }
      let stored = members.compactMap { $0.storedProperty?.bindings.first }.compactMap { binding in
        binding.typeAnnotation.map { (binding.pattern.trimmedText, $0.type) }
      }
      function = (given + stored).lazy.filter { label == nil || $0.0 == label }
        .compactMap { SkeletonValue.function($0.1, sources, depth: 0) }.last { !$0.parameters.isEmpty }
      generic = Set(type?.parameters?.parameters.map(\.name.text) ?? [])
    }

    /// The type of a parameter; nil where each use of the view has its own.
    func type(_ place: Int) -> TypeSyntax? {
      let types = function?.parameters.map(\.type) ?? []
      guard place < types.count, generic.isDisjoint(with: types[place].names) else { return nil }
      return types[place]
    }

    private static let system: Set<String> = [
      "ForEach", "List", "GeometryReader", "ScrollViewReader", "TimelineView", "OutlineGroup", "Table", "AsyncImage",
      "Group", "Map", "Chart", "PhaseAnimator", "KeyframeAnimator", "WindowGroup", "DocumentGroup",
    ]
  }
#endif
