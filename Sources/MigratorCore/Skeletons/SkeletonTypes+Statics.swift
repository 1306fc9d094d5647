#if Migrator
  import SwiftSyntax

  extension SkeletonTypes {
    /// A static or global property, whose value each run of a form makes for itself: `static let shared = Model()`.
    static func keptByRun(_ variable: VariableDeclSyntax, in scope: String, _ cleaner: SkeletonCleaner) -> String? {
      guard variable.modifiers.areStatic || scope.isEmpty,
        !variable.attributes.contains(where: { $0.as(AttributeSyntax.self)?.isWrapper != false }),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        binding.accessorBlock?.isComputed != true,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      let (key, value) = ((scope.isEmpty ? name : "\(scope).\(name)").debugDescription, binding.initializer?.value)
      let (isVariable, hasObserver) = (variable.bindingSpecifier.text == "var", binding.accessorBlock != nil)
      guard isVariable || value?.isPlainConstant == false, !scope.isEmpty || !hasObserver else { return nil }
      // With its arguments: `Key<Bool>("isOn")`.
      let made = value?.constructedType == nil ? nil : value?.as(FunctionCallExprSyntax.self)?.calledExpression
      let given = binding.typeAnnotation.map { cleaner.text($0.type) } ?? made.map(cleaner.text)
      let (head, first) = ("\(scope.isEmpty ? "" : "static ")var \(name)", value.map(cleaner.text) ?? "nil")
      if given == "Self" { return "\(head) = __quiet { \(first) }" }
      if !scope.isEmpty, given == nil || hasObserver || isVariable && value?.isLiteral != false {
        // The app sets `static var shared: Item!` before it is used, and perhaps other ones.
        let isSet = binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
        let first = isSet ? " = __pick(1)" : " = __isFull ? __pick(1) : nil"
        return "@__Kept(\(key)) static var \(cleaner.text(binding))\(value == nil && !hasObserver ? first : "")"
      }
      if let given {
        return
          "\(head): \(given) { get { __static(\(key)) { \(first) } } set { _ = \(name); __setStatic(\(key), newValue) } }"
      }
      // NB: no wrapper can stand outside of types.
      let observer = isVariable ? " { didSet { __wrote(\(key), oldValue, \(name)) { \(name) = $0 } } }" : ""
      return "\(head) = __quiet { \(first) }\(observer)"
    }
  }

  extension ExprSyntax {
    /// Whether all runs may share it.
    fileprivate var isPlainConstant: Bool {
      isLiteral || self.is(ClosureExprSyntax.self) || [.arrayExpr, .dictionaryExpr].contains(kind) && !hasCall
    }
  }
#endif
