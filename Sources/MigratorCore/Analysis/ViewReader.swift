#if Migrator
  import SwiftSyntax

  /// Finds what a test has to give the view that a call stands in.
  struct ViewReader {
    let resolver: Resolver

    /// nil outside of a structure that is a view by its own declaration.
    var facts: CallReport.ViewFacts? {
      let type = resolver.surroundings.type
      let path = resolver.file.path
      let parts = resolver.index.parts(of: type, seenFrom: path)
      guard parts.contains(where: { $0.kind == .structure }),
        resolver.index.inherited(by: type, seenFrom: path).contains("View")
      else { return nil }
      let members = parts.filter { $0.kind == .structure }.flatMap(\.members)
      return CallReport.ViewFacts(name: type, parameters: members.compactMap(Self.parameter))
    }

    /// What the memberwise initializer asks for.
    private static func parameter(_ member: TypeFacts.Member) -> CallReport.ViewFacts.Parameter? {
      guard !member.isStatic, case .stored(let storage) = member.shape, storage.initializer == nil else { return nil }
      let type = storage.type?.trimmedDescription ?? "value"
      guard let wrapper = storage.wrapper else { return .init(name: member.name, type: type) }
      switch wrapper.shortName {
      case "Binding": return .init(name: member.name, type: "Binding<\(type)>")
      case "ObservedObject", "Bindable": return .init(name: member.name, type: type)
      default: return nil
      }
    }
  }
#endif
