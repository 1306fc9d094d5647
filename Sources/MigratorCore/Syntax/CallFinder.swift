#if Migrator
  import SwiftSyntax

  /// Finds the calls of `onChange(of:…)` in a file, nested ones too.
  final class CallFinder: SyntaxVisitor {
    private(set) var calls: [ObserverCall] = []

    static func calls(in file: ParsedFile) -> [ObserverCall] {
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      return finder.calls.sorted { $0.name.position < $1.name.position }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let call = ObserverCall(node) { calls.append(call) }
      return .visitChildren
    }
  }
#endif
