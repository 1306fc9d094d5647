#if Migrator
  import Foundation

  /// Gives each call that may change behaviour an answer.
  package struct AnswerRun {
    /// Why no call can be answered.
    package struct Failure: Error, CustomStringConvertible {
      package let description: String
      init(_ description: String) { self.description = description }
    }

    /// A person or the system ended the run.
    package struct Interrupted: Error {}
    private let files: [FileMigration]
    private let sources: [String: SourceFile]
    private let package: AnswerPackage
    private let limit: Double
    private let tests: String?
    private static let rounds = 40
    /// The calls that are run before their answers are told.
    private static let together = 16

    /// An earlier build in the scratch folder is used again. One call may take `limit` seconds.
    package init(
      _ files: [FileMigration], sources: [String: SourceFile], engine: EnginePackage, folder: String, limit: Double,
      tests: String? = nil
    ) {
      (self.files, self.sources, self.limit, self.tests) = (files, sources, limit, tests)
      package = AnswerPackage(folder: folder, engine: engine, compilerLimit: 15 * limit)
    }

    /// The findings, with an answer for each call that needs one.
    package func run(_ say: (String) -> Void) throws -> [FileMigration] {
      let calls = files.flatMap(\.calls).filter(\.needsProof)
      guard !calls.isEmpty else { return files }
      let parsed = Workers().map(sources.values.sorted { $0.path < $1.path }) { source in
        try? ParsedFile(path: source.path, text: source.text)
      }.compactMap(\.self)
      var answers: [Int: Answer] = [:]
      var open = Array(calls.indices)
      for platform in ConditionPlatform.all where !open.isEmpty {
        let answered = try run(open.map { ($0, calls[$0]) }, SkeletonSources(parsed, platform: platform), say)
        answers.merge(answered) { _, new in new }
        open = open.filter { answers[$0] == nil || answers[$0]?.reason?.contains("hides the call on") == true }
      }
      var number = 0
      return files.map { file in
        var file = file
        for position in file.calls.indices where file.calls[position].needsProof {
          file.calls[position].answer = answers[number]
          number += 1
        }
        return file
      }
    }

    private func run(
      _ calls: [(Int, CallReport)], _ sources: SkeletonSources, _ say: (String) -> Void
    ) throws -> [Int: Answer] {
      var answers: [Int: Answer] = [:]
      let types = SkeletonTypes(sources)
      var skeletons: [CallSkeleton] = []
      for (number, call) in calls {
        do throws(CallSkeleton.Missing) {
          skeletons.append(try CallSkeleton(number, call, in: sources, reaching: types))
        } catch { answers[number] = .none(error.reason) }
      }
      guard !skeletons.isEmpty else { return answers }
      var generated: [String: String] = [:]
      let head = "import Foundation\nimport OnChangeCompat\n"
      for (place, unit) in types.units.enumerated() { generated["Unit\(place).swift"] = head + unit + "\n" }
      // A view of the project hides the runtime's.
      for name in SkeletonRuntime.readerStates.keys where sources.types[name] != nil { generated["\(name).swift"] = "" }
      for skeleton in skeletons { generated["Call\(skeleton.number).swift"] = head + skeleton.text + "\n" }
      let cache = AnswerCache(
        package.folder, engine: package.engine, runtime: SkeletonRuntime.files,
        units: generated.filter { $0.key.hasPrefix("Unit") })
      let keys = Dictionary(uniqueKeysWithValues: skeletons.map { ($0.number, cache.key(of: $0)) })
      // A written test needs its skeleton.
      if tests != nil { cache.answers = [:] }
      for skeleton in skeletons {
        if let known = keys[skeleton.number].flatMap({ cache.answers[$0] }) { answers[skeleton.number] = known }
      }
      skeletons.removeAll { answers[$0.number] != nil }
      guard !skeletons.isEmpty else { return answers }
      say("building the engine in \(package.folder)")
      if let output = try package.prepare() {
        throw Failure(
          "the engine does not build: \(Self.firstError(in: output)). To fix, remove \(package.folder), then run again")
      }
      var repair = SkeletonRepair(generated)
      repair.standIns.folders = Set(sources.files.keys.flatMap { $0.split(separator: "/").map(String.init) })
      for _ in 0...3 {
        try compile(&repair, &skeletons, types.existentials, say)
        try build(&repair, &skeletons, types.existentials, say)
        var missing: Set<String> = []
        let open = skeletons.filter { answers[$0.number].map { $0.reason?.contains(Self.noValue) == true } ?? true }
        for start in stride(from: 0, to: open.count, by: Self.together) {
          let some = Array(open[start...].prefix(Self.together))
          let runs = Workers().map(some.map(\.number)) { [package, limit] number in
            Result { try package.run(number, limit: limit) }
          }
          for (place, (skeleton, run)) in zip(some, runs).enumerated() {
            let answer = answer(skeleton, try run.get(), repair, &missing)
            answers[skeleton.number] = answer
            let call = skeleton.report
            say("\(start + place + 1) of \(open.count): \(call.path):\(call.place.line) \(answer.phrase(call))")
          }
        }
        // A system's type without a value gets a stand-in. NB: not in place of the project's or the runtime's own.
        let own = SkeletonRuntime.files.values
        let names = missing.filter { name in sources.types[name] == nil && !own.contains { $0.contains(name) } }
        if !names.map({ repair.standIns.add($0) }).contains(true) { break }
      }
      for (number, message) in repair.failures where answers[number].map({ $0.outcome == .none }) ?? true {
        answers[number] = .none(Self.reason(message))
      }
      // No answer is tried again: more time, or more code, may give one.
      for (number, _) in calls {
        if let key = keys[number], let answer = answers[number], answer.outcome != .none { cache.answers[key] = answer }
      }
      cache.store()
      if let tests {
        let texts = AnswerTests.files(skeletons.compactMap { one in answers[one.number].map { (one, $0) } })
        try package.writeTests(texts, to: "\(tests)/\(sources.platform.name)")
      }
      return answers
    }

    private static let noValue = "could not be made"

    private func build(
      _ repair: inout SkeletonRepair, _ skeletons: inout [CallSkeleton], _ existentials: [String],
      _ say: (String) -> Void
    ) throws {
      say("building \(skeletons.count) skeletons")
      while let output = try package.build() {
        // Some errors are found only when code is generated.
        let all = CompilerError.all(in: output) + [CompilerError.crash(in: output)].compactMap(\.self)
        let errors = all.filter { repair.files[$0.file] != nil }
        guard !errors.isEmpty else { throw Failure(Self.firstError(in: output)) }
        if !repair.handle(errors) { repair.giveUp(errors) }
        try compile(&repair, &skeletons, existentials, say)
      }
    }

    private func compile(
      _ repair: inout SkeletonRepair, _ skeletons: inout [CallSkeleton], _ existentials: [String],
      _ say: (String) -> Void
    ) throws {
      var last: [CompilerError] = []
      var (round, repeats) = (0, 0)
      var checked: [String: String] = [:]
      let plugins = try StandInCompiler.plugins(package.folder)
      while true {
        round += 1
        skeletons.removeAll { repair.failures[$0.number] != nil }
        var files = repair.files
        files["StandIns.swift"] = repair.standIns.text(for: Array(repair.files.values))
        let closures = SkeletonValue.closures(in: repair.files.values, repair.standIns.parsed)
        files["Entries.swift"] = AnswerPackage.entries(
          skeletons, (existentials + closures).filter { !repair.unusable.contains($0) })
        try package.write(files)
        // The files that had errors or are new; all of them again once these compile.
        let open = Set(files.keys.filter { files[$0] != checked[$0] }).union(
          last.map(\.file).filter { files[$0] != nil })
        var errors = open.count * 3 < files.count ? try package.errors(in: open, plugins: plugins) : []
        if errors.isEmpty { errors = try package.errors(plugins: plugins) }
        if errors.isEmpty { return }
        checked = files
        say(
          "round \(round): \(errors.count) errors, \(repair.standIns.names.count) stand-ins, \(repair.failures.count) calls given up"
        )
        var isChanged = repair.handleTable(files["Entries.swift"] ?? "", errors)
        // NB: after many rounds a file costs its own call, and not the whole run.
        let isCrash = errors.contains(where: \.isFatal)
        if isCrash, repair.giveUp(errors) { isChanged = true }
        // A mended place may need one more change, and shows the same error until then.
        repeats = errors == last ? repeats + 1 : 0
        if !isCrash, round <= Self.rounds, repeats < 4, repair.handle(errors) { isChanged = true }
        if !isChanged, !repair.giveUp(errors) {
          throw Failure("the project declares a name that skeletons use: \(errors[0].message)")
        }
        last = errors
      }
    }

    private func answer(
      _ skeleton: CallSkeleton, _ run: AnswerPackage.Run, _ repair: SkeletonRepair, _ missing: inout Set<String>
    ) -> Answer {
      if case .facts(let facts) = run, let value = facts.noValue, value.hasPrefix("a value of type ") {
        let name = value.dropFirst("a value of type ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        missing.insert(String(name))
      }
      var answer = answer(to: run, skeleton, repair)
      let text = repair.files["Call\(skeleton.number).swift"] ?? ""
      answer.standIns = repair.standIns.used(in: text)
      let replaced = repair.replaced.values.filter { $0.call == skeleton.number }.map(\.text)
      answer.replaced = Set(answer.replaced + replaced).subtracting([""]).sorted()
      return answer
    }

    private func answer(to run: AnswerPackage.Run, _ skeleton: CallSkeleton, _ repair: SkeletonRepair) -> Answer {
      let facts: AnswerPackage.Facts
      switch run {
      case .facts(let found): facts = found
      case .crashed(let reason):
        let text = "the closure crashed with the values that were tried\(reason.isEmpty ? "" : ": \(reason)")"
        return .none("\(text). To fix, make it take any value, or keep the call's old captures")
      case .tookTooLong:
        return .none(
          "the closure did not end within \(Int(limit)) s. To fix, raise --limit, or let it end for any value")
      }
      let kernel = "this kernel cannot keep the code from writing files, because Landlock is missing"
      if facts.unconfined == true { return .none("\(kernel). To fix, use Linux 5.13 or newer") }
      if let value = facts.noValue {
        return .none("\(value) \(Self.noValue). To fix, name the folder that declares it")
      }
      if let reason = facts.unstable { return .none("\(reason). To fix, take out what depends on chance") }
      let inputs = facts.isFull == true ? nil : facts.roots
      if let changes = facts.differs {
        if repair.isOneSided(skeleton.number, skeleton.text) {
          return .none(
            "the two forms do not compile alike on this system. To fix, name the folder of the code that they need")
        }
        var answer = Answer(.differs)
        (answer.inputs, answer.seed) = (inputs, facts.seed)
        answer.changes = changes
        if facts.isForced == true { answer.replaced = [skeleton.report.observed] }
        answer.legacy = facts.legacy ?? []
        answer.modern = facts.modern ?? []
        return answer
      }
      let open = facts.open ?? []
      let unseen = Self.unseen.lazy.compactMap { kind, text in
        open.first { $0.hasPrefix(kind) }.map {
          text.replacingOccurrences(of: "@", with: String($0.dropFirst(kind.count).prefix(80)))
            + ", or keep the call's old captures"
        }
      }.first
      let observed = skeleton.report.observed
      // NB: the compiler knows the other names, but not those in the code that it refuses.
      let replaced = repair.replaced.values.filter { $0.call == skeleton.number }
      let standIns = repair.standIns.values.union(replaced.flatMap(\.names)).union(skeleton.roots.keys)
      let unknown = skeleton.unknownNames.intersection(standIns).min()
      // A method that reads a copy did not run with the statement that calls it, or is a stand-in.
      let ways = skeleton.report.readings.filter { $0.stability != .stable }.flatMap(\.through)
      let methods = Set(ways.map { String($0.prefix { $0 != "(" }) })
      let standIn = methods.intersection(repair.standIns.used(in: repair.files["Call\(skeleton.number).swift"] ?? ""))
      let blind =
        repair.blind.intersection(facts.replaced ?? []).min().flatMap { repair.replaced[$0]?.text }
        ?? replaced.filter { !$0.names.isDisjoint(with: methods) }.map(\.text).min() ?? standIn.min()
      let reasons = [
        facts.runs ?? 0 == 0
          ? "nothing changed \(observed). To fix, observe a value that the view owns or is given" : nil,
        unknown.map { "\($0) is not in the given paths, and may read a copy. To fix, name its folder" },
        blind.map { "`\($0)` does not compile without the code that it needs. To fix, name the folder of that code" },
        facts.made?.first(where: open.contains).map {
          "each view has its own \($0), and whether two of them act alike is not known. To fix, name the folder that declares its type"
        },
        unseen,
        open.isEmpty
          ? nil
          : "the two forms never read different values of \(open.joined(separator: ", ")). To fix, write a test that changes it together with \(observed)",
      ]
      if let reason = reasons.lazy.compactMap(\.self).first { return .none(reason) }
      var answer = Answer(.same)
      answer.inputs = inputs
      return answer
    }

    /// What was not seen, by the kind of its site.
    private static let unseen = [
      ("branch ", "`@` never ran its code. To fix, write a test that reaches it"),
      (
        "choice ",
        "for two values of each state, the two forms were not seen to disagree at `@`. To fix, write a test in which they do"
      ),
      ("work of ", "no value showed what is done with @. To fix, write a test that shows it"),
      ("write to ", "no value showed a write to @. To fix, write a test that shows it"),
      ("effect of ", "nothing that is compared shows what @ does. To fix, write a test that shows it"),
    ]

    private static func reason(_ message: String) -> String {
      if message == CompilerError.slowMessage {
        return "\(message). To fix, split its longest expressions, or give them types"
      }
      return "its code does not compile on this system: \(message). To fix, name the folder of the code that it needs"
    }

    static func firstError(in output: String) -> String {
      let lines = output.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
      let error = lines.first { $0.hasPrefix("error: ") || $0.contains(": error: ") } ?? lines.last ?? "it failed"
      return String(error.hasPrefix("error: ") ? error.dropFirst("error: ".count) : error)
    }
  }
#endif
