import CommandOutput
import Foundation

/// Builds and runs the tests for a project's calls, each in its own process.
///
/// A file that does not compile is left out, and the others are built again: it costs only its own calls and those that
/// need it.
package struct Prover {
  private let tools: any ProofTools
  private let files: [FileMigration]
  private let tests: [TestFile]
  private let sources: [String: SourceFile]
  private var package: ScratchPackage
  /// Why a file of the project, or a test, is not built.
  private var broken: [String: BuildError] = [:]
  /// Why nothing is built.
  private var failure: String?

  /// - Parameters:
  ///   - files: The findings of a run.
  ///   - tests: The tests of their calls.
  ///   - sources: All files that were read.
  ///   - engine: The location of the package OnChangeCompat.
  ///   - folder: The folder for the scratch package. An earlier proof's build in it is used again.
  ///   - module: The module of all files; nil to derive it from their folders.
  package init(
    _ files: [FileMigration], tests: [TestFile], sources: [String: SourceFile], engine: EnginePackage, folder: String,
    module: String?, tools: any ProofTools
  ) {
    self.files = files
    self.tests = tests
    self.sources = sources
    self.tools = tools
    let hidden = Set(files.flatMap(\.calls).filter { $0.hidingCondition != nil }.map(\.site))
    let shown = tests.filter { file in file.tests.contains { !hidden.contains($0.site) && file.obstacle(to: $0) == nil }
    }
    let modules = ProofModule.all(of: sources, named: module, ModuleFinder(fallback: Self.fallbackModule))
    package = ScratchPackage(folder: folder, engine: engine, modules: modules, tests: shown, sources: sources)
  }

  /// The module of files around which no folder names one.
  package static let fallbackModule = "App"

  /// Enough for any project: each round leaves out a file at least.
  private static let rounds = 40

  /// - Parameter say: Receives the progress.
  /// - Returns: The findings, with a proof for each call whose behaviour may change.
  package mutating func run(_ say: (String) -> Void) throws -> [FileMigration] {
    if !package.tests.isEmpty { try build(say) }
    let lines = Dictionary(files.map { ($0.path, $0.calls.map(\.lines)) }, uniquingKeysWith: +)
    var pending: [(call: CallReport, test: ProofTest)] = []
    var proofs: [Site: Proof] = [:]
    for call in files.flatMap(\.calls) where call.needsProof {
      switch plan(for: call) {
      case .test(let test): pending.append((call, test))
      case .known(let proof): proofs[call.site] = proof
      }
    }
    if !pending.isEmpty { say("running \(pending.count) tests") }
    let ends = Workers().map(pending) { [tools, folder = package.folder] call, test in
      Self.proof(of: call, tools.run(test, in: folder), among: lines[call.path] ?? [])
    }
    for (one, proof) in zip(pending, ends) { proofs[one.call.site] = proof }
    return files.map { file in
      var file = file
      for position in file.calls.indices { file.calls[position].proof = proofs[file.calls[position].site] }
      return file
    }
  }

  // MARK: Building

  private mutating func build(_ say: (String) -> Void) throws {
    for round in 1...Self.rounds {
      try package.write()
      say(
        round == 1 ? "building \(package.folder)" : "building again without \(broken.count) files that do not compile")
      guard let said = try tools.build(package.folder) else { return }
      var found: [String: BuildError] = [:]
      for error in BuildError.first(in: said) {
        if let origin = package.origin(of: error.file), broken[origin] == nil { found[origin] = error }
      }
      guard !found.isEmpty else {
        failure = BuildError.general(in: said)
        return
      }
      broken.merge(found) { first, _ in first }
      package.leaveOut(Set(found.keys))
      if package.tests.isEmpty { return }
    }
    failure = "after \(Self.rounds) rounds there are still files that do not compile"
  }

  // MARK: Calls

  private enum Plan { case test(ProofTest), known(Proof) }

  private func plan(for call: CallReport) -> Plan {
    if let condition = call.hidingCondition { return .known(Proof(.neverRan, "hidden here by \(condition)")) }
    guard call.view != nil, let file = tests.first(where: { $0.tests.contains { $0.site == call.site } }),
      let test = file.tests.first(where: { $0.site == call.site })
    else { return .known(Proof(.neverRan, "the call is in no view that a test can make")) }
    if let obstacle = file.obstacle(to: test) { return .known(Proof(.neverRan, obstacle)) }
    if let failure { return .known(Proof(.doesNotBuild, failure)) }
    for name in [call.path, file.name] {
      if let error = broken[name] { return .known(Proof(.doesNotBuild, cause(of: error, in: name))) }
    }
    let suite = String(file.name.dropLast(".swift".count))
    return .test(ProofTest(suite: suite, name: test.name))
  }

  /// The error, followed to the file that declares the missing name.
  private func cause(of error: BuildError, in name: String) -> String {
    let file = (name as NSString).lastPathComponent
    let text = "\(file):\(error.line): \(error.message)"
    guard let missing = error.missingName,
      let source = broken.keys.sorted().first(where: { path in
        path != name && sources[path].map { DeclaredNames($0.contents).all.contains(Words.hash(of: missing)) } ?? false
      }), let first = broken[source]
    else { return text }
    return "\(text), for \((source as NSString).lastPathComponent):\(first.line): \(first.message)"
  }

  private static func proof(of call: CallReport, _ run: ProofRun, among lines: [ClosedRange<Int>]) -> Proof {
    switch run {
    case .tookTooLong(let seconds):
      return Proof(.neverRan, "the test did not end within \(seconds) s. To fix, raise --prove-limit.")
    case .crashed(let said):
      let reason = said.split(whereSeparator: \.isNewline).first { $0.contains("Fatal error") }
      return Proof(.neverRan, "the test crashed" + (reason.map { ": \($0.drop { $0 == " " })" } ?? ""))
    case .ended(let facts, let said):
      if let facts = facts.flatMap(ProofFacts.init(line:)) { return facts.proof(of: call, among: lines) }
      let issue = said.split(whereSeparator: \.isNewline).first { $0.contains("recorded an issue") }
      return Proof(
        .neverRan, issue.map { "the test failed: \($0.drop { !$0.isLetter })" } ?? "the test compared nothing")
    }
  }
}

/// The place of a call in all files.
struct Site: Hashable {
  var path: String
  var place: Place
}

extension CallReport {
  fileprivate var site: Site { Site(path: path, place: place) }
}

extension TestFile.Test {
  fileprivate var site: Site { Site(path: path, place: place) }
}

extension TestFile {
  /// The reason why a test cannot run, from its current text: a user may have filled in the value that it needs.
  fileprivate func obstacle(to test: Test) -> String? {
    guard let line = text.split(whereSeparator: \.isNewline).first(where: { $0.contains("`\(test.name)`") }) else {
      return "\(name) has no test `\(test.name)`"
    }
    guard let start = line.range(of: ".disabled(\"") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "\"" })
  }
}
