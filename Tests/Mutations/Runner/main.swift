import Foundation

// The command behind Tests/Mutations/run.sh, which compiles it.
//
//   runner check ROOT                  whether each mutation of the table still fits its file
//   runner write ROOT COPY             writes the mutated sources into a copy of the package
//   runner run ROOT BUNDLE JOBS PAGE [NAME …]
//                                      runs the suites with each mutation (or those named), and writes the page

/// The suites, in turn: those that take seconds first.
let stages = [
  ["ViewPlatformTests", "ViewGraphTests", "ConformanceTests", "AlternativesTests"], ["ViewEngineTests"],
  ["ReferenceModelTests"],
]

func run(_ table: MutationTable, bundle: URL, jobs: Int, page: URL, only names: [String]) throws -> Bool {
  @Sendable func outcome(of mutant: Int) throws -> TestRun.Outcome {
    for suites in stages {
      let outcome = try TestRun(bundle: bundle, mutant: mutant, suites: suites, patience: 300).outcome()
      if outcome != .passed { return outcome }
    }
    return .passed
  }

  let sound = try outcome(of: 0)
  guard sound == .passed else { throw Problem("Without a mutation the suites have to pass, and \(sound).") }

  let shared = Shared(table.mutations.indices.filter { names.isEmpty || names.contains(table.mutations[$0].name) })
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    while let index = shared.next() {
      do {
        let outcome = try outcome(of: index + 1)
        say("\(table.mutations[index].name): \(outcome)")
        shared.note(outcome, of: index)
      } catch {
        say("\(table.mutations[index].name): \(error)")
      }
    }
  }
  // What an earlier run has found of the others stands.
  let notes = page.deletingLastPathComponent().appendingPathComponent("outcomes.txt")
  var outcomes = Results.outcomes(of: (try? String(contentsOf: notes, encoding: .utf8)) ?? "")
  if names.isEmpty { outcomes = [:] }
  for (index, outcome) in shared.outcomes { outcomes[table.mutations[index].name] = outcome }
  let results = Results(
    table: table, outcomes: table.mutations.map { outcomes[$0.name] }, command: "Tests/Mutations/run.sh")
  try results.lines.write(to: notes, atomically: true, encoding: .utf8)
  guard results.isComplete else {
    say("\(results.summary) No page is written, for the other mutations were not run.")
    return results.problems.isEmpty
  }
  try results.page.write(to: page, atomically: true, encoding: .utf8)
  say(results.summary)
  for problem in results.problems { say(problem) }
  return results.problems.isEmpty
}

/// Prints at once, for whoever watches.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

/// What the threads that run mutations share.
final class Shared: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [Int]
  private var results: [Int: TestRun.Outcome] = [:]
  init(_ waiting: [Int]) { self.waiting = waiting.reversed() }
  func next() -> Int? { lock.withLock { waiting.popLast() } }
  func note(_ outcome: TestRun.Outcome, of index: Int) { lock.withLock { results[index] = outcome } }
  var outcomes: [Int: TestRun.Outcome] { lock.withLock { results } }
}

do {
  let arguments = CommandLine.arguments.dropFirst()
  guard let verb = arguments.first, let root = arguments.dropFirst().first.map({ URL(fileURLWithPath: $0) }) else {
    throw Problem("expected check, write or run, and the root of the package")
  }
  let rest = Array(arguments.dropFirst(2))
  let table = try MutationTable(folder: root.appendingPathComponent("Tests/Mutations/Table"))
  let sources = MutatedSources(table: table, root: root)
  switch (verb, rest.count) {
  case ("check", 0):
    _ = try sources.texts()
    print("\(table.mutations.count) mutations fit the sources")
  case ("write", 1): try sources.write(into: URL(fileURLWithPath: rest[0]))
  case ("run", 3...):
    guard let jobs = Int(rest[1]), jobs > 0 else { throw Problem("expected a number of jobs, found \(rest[1])") }
    let isFine = try run(
      table, bundle: URL(fileURLWithPath: rest[0]), jobs: jobs, page: URL(fileURLWithPath: rest[2]),
      only: Array(rest.dropFirst(3)))
    exit(isFine ? 0 : 1)
  default:
    throw Problem("expected check, write COPY or run BUNDLE JOBS PAGE, found \(arguments.joined(separator: " "))")
  }
} catch {
  print("mutations: \(error)")
  exit(2)
}
