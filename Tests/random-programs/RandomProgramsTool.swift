import Foundation
import RandomPrograms
import ReferenceModel

/// Runs any number of random programs on the engine and on the model, in several processes.
@main
@MainActor
enum RandomProgramsTool {
  static let usage = """
    usage: random-programs [run COUNT] [theme THEME] [from SEED] [processes N]
           random-programs print SEED[,SEED …] [theme THEME]

    run        how many programs (1000)
    theme      everything, tasks, modern or sheets (everything)
    from       the first seed (0)
    processes  how many processes share the work (the number of cores)
    print      prints the programs of seeds as Swift source
    """

  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if !options.printed.isEmpty {
        print(source(of: options.printed, options.theme), terminator: "")
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

  /// The programs of some seeds as one source file, for `ReferenceModelTests/Printed`.
  private static func source(of seeds: [UInt64], _ theme: Theme) -> String {
    let note = #"@available(*, deprecated, message: "uses the legacy form")"#
    var text =
      "// Printed by `random-programs print \(seeds.map(String.init).joined(separator: ",")) theme \(theme)`.\n"
    text += "import OnChangeCompat\nimport RandomPrograms\n"
    for seed in seeds {
      let program = Generator.program(seed, theme)
      let model = Model(program)
      model.present()
      let commands = program.events.compactMap(model.perform)
      text += "\n// MARK: Seed \(seed)\n\n"
      text += SwiftSource.of(program, commands: commands, prefix: "\(theme)".capitalized + "\(seed)View", note: note)
    }
    text += "\nenum \("\(theme)".capitalized)Programs: PrintedPrograms {\n"
    text += "  \(note)\n  static var all: [PrintedProgram] {\n    [\n"
    for seed in seeds {
      text += "      PrintedProgram(seed: \(seed), theme: .\(theme), run: run\("\(theme)".capitalized)\(seed)View),\n"
    }
    return text + "    ]\n  }\n}\n"
  }

  /// - Returns: whether engine and model agree.
  private static func run(_ options: Options) async -> Bool {
    let begin = Date()
    var differing = 0
    for seed in options.first..<options.first + options.count {
      guard let report = await Report.ofDifference(seed, options.theme) else { continue }
      differing += 1
      print(report)
      if differing == 3 { break }
    }
    let seconds = String(format: "%.1f s", Date().timeIntervalSince(begin))
    print("\(options.count) programs from seed \(options.first), \(differing) differ, \(seconds)")
    return differing == 0
  }

  /// Splits the work among several processes of this program.
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

/// The options of the command.
struct Options {
  var count: UInt64 = 1000
  var theme = Theme.everything
  var first: UInt64 = 0
  var processes = ProcessInfo.processInfo.activeProcessorCount
  var printed: [UInt64] = []

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
      case "print":
        printed = try value.split(separator: ",").map {
          guard let seed = UInt64($0) else { throw Problem(description: "print wants seeds, not \"\(value)\"") }
          return seed
        }
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
