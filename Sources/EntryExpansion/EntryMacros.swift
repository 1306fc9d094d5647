import Foundation

extension HostMessage.AttachedMacro {
  /// The extension that `@Animatable` adds, without `animatableData`; none if the type is animatable already.
  var conformance: String {
    guard let type = extendedTypeSyntax?.source, let missing = conformanceListSyntax?.source,
      missing.contains("Animatable")
    else { return "" }
    return "extension \(type): ViewEngine.Animatable {}"
  }
}

/// The macros of this plug-in, and the answers to the compiler's messages about them.
struct EntryMacros {
  /// The diagnostics so far: the compiler asks once for each role, and once for each variable of a declaration.
  private var said: [PluginMessage.Diagnostic] = []

  mutating func answer(_ message: HostMessage) -> PluginMessage {
    switch message {
    case .getCapability: .getCapabilityResult(capability: .init())
    case .expandAttachedMacro(let request): expand(request)
    case .other(let name):
      .failure("The plug-in of @Entry has no answer to '\(name)'. To fix, update OnChangeCompat for this compiler.")
    }
  }

  private mutating func expand(_ request: HostMessage.AttachedMacro) -> PluginMessage {
    do {
      return .expandMacroResult(expandedSource: try Self.source(for: request), diagnostics: [])
    } catch {
      return .expandMacroResult(
        expandedSource: request.macroRole == "accessor" ? VariableDeclaration.accessorsOfProblem : "",
        diagnostics: complaint(error, about: request.declSyntax))
    }
  }

  private static func source(for request: HostMessage.AttachedMacro) throws(Problem) -> String {
    if request.macro.typeName == "Animatable" { return request.conformance }
    let declaration = try VariableDeclaration(reading: request.declSyntax.source)
    if request.macro.typeName == "EntryDefaultValue" { return declaration.defaultAccessor }
    let values = try request.extendedValues()
    try declaration.checkIsEntry(of: values)
    return request.macroRole == "accessor" ? declaration.entryAccessors : declaration.entryKey(of: values)
  }

  private mutating func complaint(_ problem: Problem, about text: HostMessage.Syntax) -> [PluginMessage.Diagnostic] {
    var scanner = Scanner(text.source)
    let offset = text.location.offset + (problem.offset ?? scanner.startOfToken())
    let diagnostic = PluginMessage.Diagnostic(
      message: problem.message, position: .init(fileName: text.location.fileName, offset: offset))
    guard !said.contains(diagnostic) else { return [] }
    said.append(diagnostic)
    return [diagnostic]
  }
}
