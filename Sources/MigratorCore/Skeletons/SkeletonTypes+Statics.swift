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
      // With its arguments: `Key<Bool>("isOn")`.
      let made = value?.constructedType == nil ? nil : value?.as(FunctionCallExprSyntax.self)?.calledExpression
      let given = binding.typeAnnotation.map { cleaner.text($0.type) }
      let isVariable = variable.bindingSpecifier.text == "var"
      // NB: no wrapper can stand outside of types.
      let type = given ?? made.map(cleaner.text) ?? (scope.isEmpty && isVariable ? value?.literalType : nil)
      if isVariable, !scope.isEmpty, value?.isLiteral != false || binding.accessorBlock != nil || type == nil {
        return
          "@__Kept(\(key)) \(cleaner.text(variable))\(value == nil && binding.accessorBlock == nil ? " = nil" : "")"
      }
      guard isVariable || value?.isLiteral == false, binding.accessorBlock == nil else { return nil }
      let first = value.map(cleaner.text) ?? "nil"
      let head = "\(scope.isEmpty ? "" : "static ")var \(name)"
      guard let type, type != "Self" else {
        let isPlain = [.arrayExpr, .dictionaryExpr, .closureExpr].contains(value?.kind)
        return isPlain ? nil : "\(head) = __quiet { \(first) }"
      }
      return
        "\(head): \(type) { get { __static(\(key)) { \(first) } } set { _ = \(name); __setStatic(\(key), newValue) } }"
    }
  }

  extension ExprSyntax {
    /// The type that a literal alone has.
    fileprivate var literalType: String? {
      switch self.as(ExprSyntaxEnum.self) {
      case .integerLiteralExpr: "Int"
      case .floatLiteralExpr: "Double"
      case .booleanLiteralExpr: "Bool"
      case .stringLiteralExpr: "String"
      case .prefixOperatorExpr(let it): it.expression.literalType
      default: nil
      }
    }
  }
#endif
