#if Migrator
  import SwiftSyntax

  /// Every name that the judgement of one file looked up, so that the file is judged again only if one of them changes.
  ///
  /// One thread at a time adds to it.
  final class Inquiry: @unchecked Sendable {
    /// Types, with the names of the types around them, type aliases, and global names.
    var names: Set<String> = []
    /// Members of any type.
    var members: Set<String> = []
    /// Names whose every mention was looked up. Each file that has one has to be read.
    var mentions: Set<String> = []
    /// Names whose declarations are missing. Each file that declares one has to be read.
    var wanted: Set<String> = []

    func merge(_ other: Inquiry) {
      names.formUnion(other.names)
      members.formUnion(other.members)
      mentions.formUnion(other.mentions)
      wanted.formUnion(other.wanted)
    }

    /// Whether files that are read later can change an answer.
    func isAffected(by addition: Addition) -> Bool {
      !names.isDisjoint(with: addition.names) || !members.isDisjoint(with: addition.members)
        || mentions.contains { addition.words.contains(Words.hash(of: $0)) }
    }

    /// The names that some files bring.
    struct Addition: Sendable {
      fileprivate var names: Set<String> = []
      fileprivate var members: Set<String> = []
      fileprivate var words: Set<UInt64> = []

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
        }
        for text in broken { words.formUnion(Words(text.bytes).hashes) }
      }
    }
  }
#endif
