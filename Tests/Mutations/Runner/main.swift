import Foundation

// The command behind Tests/Mutations/run.sh, which compiles it.
//
//   runner check ROOT                  checks that each mutation of the table still fits its file
//   runner packages ROOT [NAME …]      prints the packages of all mutations (or of the named ones), one per line
//   runner write ROOT PACKAGE COPY     writes the mutated sources of a package into a copy of it
//   runner run ROOT PACKAGE BUNDLE JOBS PAGE [NAME …]
//                                      runs the suites with each mutation of a package (or with the named ones), and
//                                      updates the page. The results of all other mutations stay in it. If SUITES is
//                                      set, only mutations that those suites catch are recorded.

func run(_ table: MutationTable, _ package: MutatedPackage, bundle: URL, jobs: Int, page: URL, only names: [String])
  throws -> Bool
{
  let suites = ProcessInfo.processInfo.environment["SUITES"].map { [$0.components(separatedBy: " ")] }
  let chosen = table.mutations.indices.filter {
    table.mutations[$0].package == package && (names.isEmpty || names.contains(table.mutations[$0].name))
  }

  @Sendable func outcome(of mutant: Int, _ stages: [[String]]) throws -> TestRun.Outcome {
    for suites in suites ?? stages {
      let outcome = try TestRun(bundle: bundle, mutant: mutant, suites: suites, patience: 1200).outcome()
      if outcome != .passed { return outcome }
    }
    return .passed
  }

  // In the order of first use by a mutation.
  let needed = chosen.reduce(into: [[String]]()) { needed, index in
    needed += table.mutations[index].stages.filter { !needed.contains($0) }
  }
  if case .failed(let failure) = try outcome(of: 0, needed) {
    throw Problem(
      """
      expected that the suites pass without a mutation, found a failure: \(failure).
      To fix, make `swift test` pass before you run the mutations.
      """)
  }

  let shared = Shared(chosen)
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    while let index = shared.next() {
      do {
        let outcome = try outcome(of: index + 1, table.mutations[index].stages)
        say("\(table.mutations[index].name): \(outcome)")
        if suites == nil || outcome != .passed { shared.note(outcome, of: index) }
      } catch {
        say("\(table.mutations[index].name): \(error)")
      }
    }
  }
  // Keep the earlier results of the other mutations.
  var outcomes = Results.outcomes(of: (try? String(contentsOf: page, encoding: .utf8)) ?? "")
  if names.isEmpty, suites == nil { for index in chosen { outcomes[table.mutations[index].name] = nil } }
  for (index, outcome) in shared.outcomes { outcomes[table.mutations[index].name] = outcome }
  let results = Results(
    table: table, outcomes: table.mutations.map { outcomes[$0.name] }, command: "Tests/Mutations/run.sh")
  try results.page.write(to: page, atomically: true, encoding: .utf8)
  say(results.summary)
  for problem in results.problems { say(problem) }
  return results.problems.isEmpty
}

func package(_ name: String) throws -> MutatedPackage {
  if let package = MutatedPackage(rawValue: name) { return package }
  let names = MutatedPackage.allCases.map(\.rawValue).joined(separator: ", ")
  throw Problem("expected the name of a package, found \(name).\nTo fix, give one of these names: \(names).")
}

/// Prints a line unbuffered.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

/// The state that the threads share: the mutations that wait, and the outcomes.
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
    throw Problem(
      """
      expected a verb and the root of the package, found \(arguments.count) arguments.
      To fix, give check, packages, write or run, and then the root.
      """)
  }
  let rest = Array(arguments.dropFirst(2))
  let table = try MutationTable(folder: root.appendingPathComponent("Tests/Mutations/Table"))
  let sources = MutatedSources(table: table, root: root)
  switch (verb, rest.count) {
  case ("check", 0):
    for package in MutatedPackage.allCases { _ = try sources.texts(of: package) }
    print("\(table.mutations.count) mutations fit the sources")
  case ("packages", _):
    for name in rest where !table.mutations.contains(where: { $0.name == name }) {
      throw Problem("expected the name of a mutation, found \(name).\nTo fix, give a name from Tests/Mutations/Table.")
    }
    let concerned = table.mutations.filter { rest.isEmpty || rest.contains($0.name) }.map(\.package)
    for package in MutatedPackage.allCases where concerned.contains(package) { print(package.rawValue) }
  case ("write", 2): try sources.write(package(rest[0]), into: URL(fileURLWithPath: rest[1]))
  case ("run", 4...):
    guard let jobs = Int(rest[2]), jobs > 0 else {
      throw Problem("expected a number of jobs, found \(rest[2]).\nTo fix, set JOBS to 1 or more.")
    }
    let isFine = try run(
      table, package(rest[0]), bundle: URL(fileURLWithPath: rest[1]), jobs: jobs, page: URL(fileURLWithPath: rest[3]),
      only: Array(rest.dropFirst(4)))
    exit(isFine ? 0 : 1)
  default:
    throw Problem(
      """
      expected a verb with its arguments, found: \(arguments.joined(separator: " ")).
      To fix, give check ROOT, packages ROOT [NAME …], write ROOT PACKAGE COPY
      or run ROOT PACKAGE BUNDLE JOBS PAGE [NAME …].
      """)
  }
} catch {
  print("mutations: \(error)")
  exit(2)
}
