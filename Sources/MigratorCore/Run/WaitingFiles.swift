#if Migrator
  /// Files that are parsed only if a classification needs what they declare or mention.
  struct WaitingFiles {
    private var files: [(source: SourceFile, declared: DeclaredNames, words: Words)] = []
    init(_ sources: [SourceFile]) { add(sources) }

    mutating func add(_ sources: [SourceFile]) {
      files += Workers().map(sources) { ($0, DeclaredNames($0.contents), Words($0.contents)) }
    }

    var count: Int { files.count }

    mutating func take(mentioning names: Set<String>) -> [SourceFile] {
      guard !names.isEmpty else { return [] }
      let taken = files.filter { $0.words.contains(anyOf: names) }.map(\.source)
      files.removeAll { $0.words.contains(anyOf: names) }
      return taken
    }

    /// Takes out the files that a classification needs, and adds them to it. Returns whether there were any.
    mutating func give(_ needs: Classification.Needs, to classification: inout Classification) -> Bool {
      let isNeeded = Workers().map(files) { needs.include($0.source.contents, $0.declared, $0.words) }
      let needed = zip(files, isNeeded).filter(\.1).map(\.0)
      guard !needed.isEmpty else { return false }
      files = zip(files, isNeeded).filter { !$1 }.map(\.0)
      // A file that is only looked up may be broken; its declarations are then not found.
      let parsed = Workers().map(needed) { source, _, words in
        let text = source.text
        // NB: a byte order mark is a part of the first one of those words.
        return try? ParsedFile(path: source.path, text: text, words: text.hasByteOrderMark ? nil : words)
      }
      classification.add(
        parsed.compactMap(\.self), broken: zip(needed, parsed).compactMap { $1 == nil ? $0.source.text : nil })
      return true
    }
  }
#endif
