import RandomPrograms
import ReferenceModel

@main
@MainActor
enum RandomProgramsTool {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.first.flatMap(UInt64.init) ?? 1000
    let theme = arguments.dropFirst().first.flatMap(Theme.init) ?? .everything
    let start = arguments.dropFirst(2).first.flatMap(UInt64.init) ?? 0
    let clock = ContinuousClock()
    let begin = clock.now
    var failures = 0
    var slowest = Duration.zero
    for seed in start..<start + count {
      let program = Generator.program(seed, theme)
      let comparison = Comparison()
      let a = clock.now
      let d = await comparison.differenceInTime(of: program)
      let t = clock.now - a
      if t > slowest { slowest = t; print("slow", seed, t, program.events.count) }
      guard d != nil else { continue }
      failures += 1
      if failures > 3 { continue }
      let smallest = await Shrinker().smallest(program) { await comparison.differenceInTime(of: $0) != nil }
      guard let difference = await comparison.differenceInTime(of: smallest) else { continue }
      print("seed \(seed)\n\(difference)\n\(SwiftSource.of(smallest, commands: difference.commands))\n")
    }
    print("\(count) programs, \(failures) differ, \(clock.now - begin)")
  }
}
