#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// The code of closures, as debug information and the source tell it: the names of captures, and parts read.
  @MainActor
  final class CapturedCode {
    private struct Source {
      /// The closures that begin on the line of the code; nil without the source, and for other code than a closure.
      var closures: [SourceClosure]?
      var reads: ClosureReads?
      var folder: SourceFolder?
      var effects: Set<String> = []
      /// Whether an expression chooses the action.
      var isChosen = false
    }

    private var sources: [UnsafeRawPointer: Source] = [:]
    private var names: [UnsafeRawPointer: [String]] = [:]
    private var parts: [UnsafeRawPointer: [Int: ReadParts?]] = [:]

    /// The name of a copy: a local has its name in the debug information.
    func name(of copy: CapturePlan.Copy, of closure: ClosureContext) -> String {
      switch copy.name {
      case .property(let property, _): return property
      case .local(let index, let type):
        return localName(index, of: closure) ?? "a captured \(type)"
      }
    }

    func name(ofCapture index: Int, of closure: ClosureContext) -> String {
      localName(index, of: closure) ?? "a captured value"
    }

    private func localName(_ index: Int, of closure: ClosureContext) -> String? {
      let names = parameters(of: closure)
      let count = closure.captureCount
      let place = names.count - count + index
      return names.indices.contains(place) && count > index ? names[place] : nil
    }

    private func parameters(of closure: ClosureContext) -> [String] {
      if let known = names[closure.code] { return known }
      let found = DebugInformation.process.function(at: closure.code)?.parameters ?? []
      names[closure.code] = found
      return found
    }

    /// The parts of a copy that the closure reads; nil if it reads none, or if all views have the same literal there.
    func reads(_ copy: CapturePlan.Copy, of closure: ClosureContext, _ plan: CapturePlan) -> ReadParts? {
      if let known = parts[closure.code]?[copy.offset] { return known }
      let found = hasLiteralValue(copy, in: closure) ? nil : findReads(copy, of: closure, plan)
      parts[closure.code, default: [:]][copy.offset] = .some(found)
      return found
    }

    private func findReads(_ copy: CapturePlan.Copy, of closure: ClosureContext, _ plan: CapturePlan) -> ReadParts? {
      guard let source = source(of: closure), let reads = source.reads else { return .unknown }
      var known = plan.properties.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      for copy in plan.copies {
        guard case .local(let index, _) = copy.name else { continue }
        if case .closure = copy.kind { continue }
        if let name = localName(index, of: closure) { known.insert(name) }
      }
      if reads.mayReadMore(than: known, { source.folder?.declares(function: $0) == true }) { return .unknown }
      switch copy.name {
      case .property:
        let parts = reads.parts(ofProperty: copy.property)
        return copy.isParameter && parts != nil ? .whole : parts
      case .local(let index, _):
        if copy.isParameter { return .whole }
        return localName(index, of: closure).map { reads.parts(ofLocal: $0) } ?? .unknown
      }
    }

    /// The folder of the newest closure's source.
    private(set) var folder: SourceFolder?

    /// Whether a class of the app inherits from a class. Any object may be replaced by one of that class.
    func hasSubclass(of type: AnyClass) -> Bool { folder?.hasSubclass(of: "\(type)") == true }
    private(set) var effects: Set<String> = []
    func noteEffects(of closure: ClosureContext) { effects.formUnion(source(of: closure)?.effects ?? []) }
    func knowsSource(of closure: ClosureContext) -> Bool { place(of: closure) != nil }

    private func place(of closure: ClosureContext) -> (function: DebugInformation.Function, file: SourceTokens)? {
      guard let function = DebugInformation.process.function(at: closure.code),
        let file = SourceFolder.file(at: function.path)
      else { return nil }
      return (function, file)
    }

    func isLocalFunction(_ closure: ClosureContext) -> Bool {
      guard let function = DebugInformation.process.function(at: closure.code) else { return false }
      return !function.isClosure
    }

    /// Whether an expression chooses between the action and a different one.
    func isChosen(_ closure: ClosureContext) -> Bool { source(of: closure)?.isChosen ?? false }

    /// The items of the closure's capture list that are the expression which its `onChange` observes.
    // By the source: an item that was equal each time may still be a different state.
    func observedItems(of closure: ClosureContext) -> Set<String> {
      let all = source(of: closure)?.closures?.filter { $0.observed != nil } ?? []
      let items = all.map { one in
        Set(one.captureList.filter { !$0.value.isEmpty && $0.value == one.observed }.keys)
      }
      return items.dropFirst().reduce(items.first ?? []) { $0.intersection($1) }
    }

    /// Whether the declaration of a property names its key in a literal, so that no initialiser chooses it.
    func hasLiteralKey(_ property: String, in closure: ClosureContext) -> Bool {
      place(of: closure)?.file.declaresKey(of: property) == true
    }

    /// Whether the declaration of a property gives each copy of a view the same literal: `let columns = 3`.
    private func hasLiteralValue(_ copy: CapturePlan.Copy, in closure: ClosureContext) -> Bool {
      guard case .property(let name, _) = copy.name, let file = place(of: closure)?.file else { return false }
      let view = String(name.prefix { $0 != "." && $0 != "<" })
      return file.declares(structure: view) && file.declaresLiteral(copy.property)
    }

    private func source(of closure: ClosureContext) -> Source? {
      if let known = sources[closure.code] { return known }
      var source = Source()
      if let (function, file) = place(of: closure) {
        source.folder = SourceFolder.at(function.path)
        folder = source.folder
        if function.isClosure {
          let all = SourceClosure.all(in: file, line: function.line)
          // The content of a view with the call in it is no action.
          let actions = all.filter { $0.observed != nil }
          let closures = all.filter { one in !actions.contains { one.contains($0) } }
          source.closures = closures
          if !closures.isEmpty { source.reads = ClosureReads(closures) }
          source.effects = file.unseenEffects(of: closures.map(\.code), in: source.folder)
          let inner = closures.filter { one in !closures.contains { one.contains($0) } }
          source.isChosen = !closures.contains { $0.observed != nil } && inner.contains(where: \.isChosen)
        } else {
          source.effects = file.unseenEffects(of: file.functions(at: function.line), in: source.folder)
          source.isChosen =
            SourceClosure.isActionChosen(in: file, line: function.line)
            || SourceClosure.isFunctionChosen(in: file, line: function.line)
        }
      }
      sources[closure.code] = source
      return source
    }
  }

  extension SourceTokens {
    fileprivate func declares(structure name: String) -> Bool {
      all.indices.dropFirst().contains { all[$0].isWord(name) && all[$0 - 1].isWord("struct") }
    }

    fileprivate func declaresLiteral(_ name: String) -> Bool {
      let declarations = all.indices.dropFirst().filter { place in
        all[place].isWord(name) && (all[place - 1].isWord("let") || all[place - 1].isWord("var"))
      }
      return !declarations.isEmpty && declarations.allSatisfy { all[$0 - 1].isWord("let") && isLiteral(behind: $0) }
    }

    /// Whether only a literal of numbers, texts and truth values follows a declared name, its type and `=` on its line.
    private func isLiteral(behind place: Int) -> Bool {
      let line = all[place...].prefix { $0.line == all[place].line }
      guard let equal = line.firstIndex(where: { $0.isMark("=") }), let last = line.last,
        !["=", "[", ",", ":"].contains(last.text), line.filter({ $0.isMark("\"") }).count % 2 == 0,
        !line[place..<equal].contains(where: { ["{", "@", ")", ";"].contains($0.text) })
      else { return false }
      let texts: Set<String> = ["true", "false", "nil", "[", "]", ",", ":", "\"", "-", "."]
      return line[(equal + 1)...].allSatisfy { $0.kind == .number || texts.contains($0.text) }
    }

    /// Whether all declarations of a stored property with that name have their key in a literal, as in
    /// `@AppStorage("volume") var volume = 1`, and no initialiser sets its wrapper.
    fileprivate func declaresKey(of property: String) -> Bool {
      let isSet = all.indices.dropLast().contains { all[$0].isWord("_\(property)") && all[$0 + 1].isMark("=") }
      let wrappers = all.indices.filter { place in
        guard all[place].isWord("AppStorage") || all[place].isWord("SceneStorage") else { return false }
        let name = all[place...].drop { !$0.isWord("var") }.dropFirst().first
        return name?.isWord(property) == true
      }
      return !isSet && !wrappers.isEmpty
        && wrappers.allSatisfy { all[($0 + 1)...].prefix(4).map(\.text) == ["(", "\"", "\"", ")"] }
    }
  }
#endif
