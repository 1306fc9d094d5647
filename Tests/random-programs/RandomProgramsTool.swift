import Foundation
import RandomPrograms
import ReferenceModel

/// Runs any number of random programs on the engine and on the model, in several processes.
@main
@MainActor
enum RandomProgramsTool {
  static let usage = """
    usage: random-programs [run COUNT] [theme THEME] [from SEED] [processes N]
           random-programs print SEED [theme THEME]

    run        how many programs (1000)
    theme      everything, tasks or modern (everything)
    from       the first seed (0)
    processes  how many processes share the work (the number of cores)
    print      prints the program of a seed as Swift source
    """

  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if let seed = options.printed {
        print(source(of: seed, options.theme))
      } else if options.processes > 1 {
        exit(try share(options) ? 0 : 1)
      } else {
        exit(await run(options) ? 0 : 1)
      }
    } catch {
      FileHandle.standardError.write(Data("random-programs: \(error)\n\n\(usage)\n".utf8))
      exit(2)
    }
  }

  private static func source(of seed: UInt64, _ theme: Theme) -> String {
    let program = Generator.program(seed, theme)
    let model = Model(program)
    model.present()
    return SwiftSource.of(program, commands: program.events.compactMap(model.perform), prefix: "Program\(seed)View")
  }

  /// - Returns: whether engine and model agree.
  private static func run(_ options: Options) async -> Bool {
    let clock = ContinuousClock()
    let begin = clock.now
    var differing = 0
    for seed in options.first..<options.first + options.count {
      guard let report = await Report.ofDifference(seed, options.theme) else { continue }
      differing += 1
      print(report)
      if differing == 3 { break }
    }
    print("\(options.count) programs from seed \(options.first), \(differing) differ, \(clock.now - begin)")
    return differing == 0
  }

  /// Has other processes of this program do a part each.
  private static func share(_ options: Options) throws -> Bool {
    let part = (options.count + UInt64(options.processes) - 1) / UInt64(options.processes)
    let processes = try (0..<UInt64(options.processes)).map { index in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      let count = min(part, options.count - min(options.count, index * part))
      process.arguments = [
        "run", "\(count)", "theme", options.theme.rawValue, "from", "\(options.first + index * part)", "processes", "1",
      ]
      try process.run()
      return process
    }
    for process in processes { process.waitUntilExit() }
    return processes.allSatisfy { $0.terminationStatus == 0 }
  }
}

/// What the command was asked to do.
struct Options {
  var count: UInt64 = 1000
  var theme = Theme.everything
  var first: UInt64 = 0
  var processes = ProcessInfo.processInfo.activeProcessorCount
  var printed: UInt64?

  struct Problem: Error, CustomStringConvertible { let description: String }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Problem(description: "\(name) lacks its value") }
      func number() throws -> UInt64 {
        guard let number = UInt64(value) else { throw Problem(description: "\(name) wants a number, not \"\(value)\"") }
        return number
      }
      switch name {
      case "run": count = try number()
      case "from": first = try number()
      case "processes": processes = Int(max(1, min(64, try number())))
      case "print": printed = try number()
      case "theme":
        guard let theme = Theme(rawValue: value) else {
          throw Problem(description: "theme wants one of \(Theme.allCases.map(\.rawValue)), not \"\(value)\"")
        }
        self.theme = theme
      default: throw Problem(description: "there is no option \"\(name)\"")
      }
    }
  }
}
