#if Migrator
  import Foundation

  /// The answers of an earlier run in the same folder, by the content that they depend on.
  final class AnswerCache {
    var answers: [String: Answer] = [:]
    private let file: String
    private var base = ContentHash()

    init(_ folder: String, engine: EnginePackage, runtime: [String: String], units: [String: String]) {
      file = folder + "/answers.json"
      base.add(Self.state(of: engine))
      for (name, text) in runtime.merging(units, uniquingKeysWith: { first, _ in first }).sorted(by: { $0.key < $1.key }
      ) {
        base.add(name)
        base.add(text)
      }
      guard let data = FileManager.default.contents(atPath: file) else { return }
      answers = (try? JSONDecoder().decode([String: Answer].self, from: data)) ?? [:]
    }

    /// The state of the engine's sources: an answer counts for one engine only.
    private static func state(of engine: EnginePackage) -> String {
      var parts = [engine.location]
      for folder in ["Compat", "Sources/ViewEngine", "Sources/ViewEngineCombine", "Sources/ViewGraph"] {
        let walk = FileManager.default.enumerator(atPath: "\(engine.location)/\(folder)")
        while let name = walk?.nextObject() as? String {
          guard name.hasSuffix(".swift"),
            let data = FileManager.default.contents(atPath: "\(engine.location)/\(folder)/\(name)")
          else { continue }
          var hash = ContentHash()
          hash.add([UInt8](data))
          parts.append("\(name) \(hash.text)")
        }
      }
      return parts.sorted().joined(separator: "\n")
    }

    func key(of skeleton: CallSkeleton) -> String {
      var hash = base
      hash.add(skeleton.text)
      hash.add(skeleton.entry)
      return hash.text
    }

    func store() {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      guard let data = try? encoder.encode(answers) else { return }
      try? data.write(to: URL(fileURLWithPath: file))
    }
  }
#endif
