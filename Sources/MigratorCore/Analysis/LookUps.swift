#if Migrator
  import SwiftSyntax

  // Not Sendable: each classification makes its own on its thread, and hands on the record.
  final class LookUps {
    var all = Names()
    fileprivate var shared: [ObjectIdentifier: Record] = [:]

    struct Names: Sendable {
      /// Types, with the names of the types around them, type aliases, and global names.
      var names: Set<String> = []
      var members: Set<String> = []
      var mentions: Set<String> = []
      /// Names of members of which each assignment was looked up. Read each file that names one.
      var accesses: Set<String> = []
      /// Labels for which each `.init(label: …)` was looked up; empty for any label. Read each file that has one.
      var makings: Set<String> = []
      /// Names whose declarations are missing. Read each file that declares one.
      var wanted: Set<String> = []
      /// Names of types whose declarations are missing. Read each file that declares or extends one.
      var wantedTypes: Set<String> = []
      /// The first obstacle of the proof that is being tried, for messages.
      var doubt: String?
    }

    // By reference, because a union of sets for each of many classifications costs their square.
    func rest(on other: Record) {
      shared[ObjectIdentifier(other)] = other
      all.doubt = all.doubt ?? other.all.doubt
    }

    var record: Record { Record(self) }

    /// The look-ups of a classification, so that its file is classified again only if one of them changes.
    final class Record: Sendable {
      let all: Names
      private let shared: [ObjectIdentifier: Record]
      fileprivate init(_ lookUps: LookUps) { (all, shared) = (lookUps.all, lookUps.shared) }

      /// The given records and all that they rest on, each once.
      static func all(behind records: some Sequence<Record>) -> [Record] {
        var found: [ObjectIdentifier: Record] = [:]
        var pending = Array(records)
        while let next = pending.popLast() {
          guard found.updateValue(next, forKey: ObjectIdentifier(next)) == nil else { continue }
          pending += next.shared.values
        }
        return Array(found.values)
      }

      /// Whether files that are read later can change an answer. `known`: The answers for the same files, by record.
      func isAffected(by addition: Addition, _ known: inout [ObjectIdentifier: Bool]) -> Bool {
        if let answer = known[ObjectIdentifier(self)] { return answer }
        let answer =
          !all.names.isDisjoint(with: addition.names) || !all.members.isDisjoint(with: addition.members)
          || all.mentions.contains { addition.words.contains(Words.hash(of: $0)) }
          || all.accesses.contains { addition.words.contains(Words.hash(of: $0)) }
          || addition.hasImplicitInit
            && all.makings.contains { $0.isEmpty || addition.words.contains(Words.hash(of: $0)) }
          || shared.values.contains { $0.isAffected(by: addition, &known) }
        known[ObjectIdentifier(self)] = answer
        return answer
      }
    }

    /// The names that some files bring.
    struct Addition: Sendable {
      fileprivate var names: Set<String> = []
      fileprivate var members: Set<String> = []
      fileprivate var words: Set<UInt64> = []
      fileprivate var hasImplicitInit = false

      /// - Parameter broken: Texts that are not Swift, and are only searched for words.
      init(_ files: [ParsedFile], broken: [SourceText]) {
        for file in files {
          let declarations = file.declarations
          names.formUnion(declarations.globals)
          names.formUnion(declarations.aliases.keys)
          names.formUnion(declarations.functions.lazy.map(\.name.text))
          for facts in declarations.types {
            names.insert(facts.name)
            members.formUnion(facts.members.lazy.map(\.name))
          }
          words.formUnion(file.words.hashes)
          hasImplicitInit = hasImplicitInit || WordSearch.hasImplicitInit(file.text.bytes)
        }
        for text in broken {
          words.formUnion(Words(text.bytes).hashes)
          hasImplicitInit = hasImplicitInit || WordSearch.hasImplicitInit(text.bytes)
        }
      }
    }
  }
#endif
