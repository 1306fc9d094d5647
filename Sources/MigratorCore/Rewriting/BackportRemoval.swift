#if Migrator
  import SwiftSyntax

  /// Reports the backports of a run, and removes those without a call.
  struct BackportRemoval {
    let codeBase: CodeBase
    let options: Options
    let callCounts: [Int: Int]
    /// The names in the calls that were replaced, by file and offset.
    let replaced: Set<String>

    func apply(to files: inout [FileMigration]) {
      let removable = removable()
      let all = codeBase.backports.all
      let going = removable.sorted().map { all[$0] }
      var removed: [String: [Syntax]] = [:]
      for (position, backport) in all.enumerated() {
        guard let function = backport.function, let index = files.firstIndex(where: { $0.path == backport.path }),
          let text = files[index].before
        else { continue }
        var report = BackportReport(
          name: backport.signature, place: text.place(at: function.name.range.lowerBound),
          callCount: callCounts[position] ?? 0, outcome: .found)
        if options.replacesBackports {
          if removable.contains(position) {
            report.outcome = .removed
            removed[backport.path, default: []].append(Syntax(function))
            if let modifier = backport.modifier, codeBase.isUsed(modifier, onlyBy: going) {
              report.modifier = modifier.name
              removed[modifier.path, default: []].append(Syntax(modifier.declaration))
            }
          } else {
            report.outcome = .stays(obstacle(to: position, removable) ?? "its file is not rewritten")
          }
        }
        files[index].backports.append(report)
      }
      for index in files.indices {
        guard let declarations = removed[files[index].path], let file = codeBase.file(files[index].path) else {
          continue
        }
        remove(declarations, from: &files[index], file)
      }
    }

    /// The positions of the backports that can go. A backport goes together with its last caller.
    private func removable() -> Set<Int> {
      guard options.replacesBackports else { return [] }
      var found: Set<Int> = []
      while true {
        let more = codeBase.backports.all.indices.filter { !found.contains($0) && obstacle(to: $0, found) == nil }
        if more.isEmpty { return found }
        found.formUnion(more)
      }
    }

    private func obstacle(to position: Int, _ removed: Set<Int>) -> String? {
      let all = codeBase.backports.all
      return codeBase.obstacle(toRemoving: all[position], replaced: replaced, removed: removed.sorted().map { all[$0] })
    }

    private func remove(_ declarations: [Syntax], from migration: inout FileMigration, _ file: ParsedFile) {
      let ranges = Self.ranges(of: declarations, in: file.text)
      migration.edits.removeAll { edit in ranges.contains { $0.contains(edit.range.lowerBound) } }
      migration.edits = (migration.edits + ranges.map(Edit.delete)).ordered
      migration.calls.removeAll { call in
        let offset = file.text.line(call.place.line).startIndex + call.place.column - 1
        return ranges.contains { $0.contains(offset) }
      }
    }

    /// Each declaration with its comments and lines; the whole extension if it has no other member.
    private static func ranges(of declarations: [Syntax], in text: SourceText) -> [Range<Int>] {
      let gone = Set(declarations.map(\.id))
      var ranges: [Range<Int>] = []
      for declaration in declarations {
        var node = declaration
        if let item = node.parent, item.is(MemberBlockItemSyntax.self) || item.is(CodeBlockItemSyntax.self) {
          node = item
        }
        if let owner = declaration.ancestor(ExtensionDeclSyntax.self),
          owner.memberBlock.members.allSatisfy({ gone.contains(Syntax($0.decl).id) })
        {
          node = owner.parent.map { $0.is(CodeBlockItemSyntax.self) ? $0 : Syntax(owner) } ?? Syntax(owner)
        }
        // From the end of the previous token, so that one line break between the neighbours stays.
        let start = node.previousToken(viewMode: .sourceAccurate)?.endPosition.utf8Offset ?? 0
        let range = start..<node.range.upperBound
        if !ranges.contains(range) { ranges.append(range) }
      }
      return ranges.map { range in
        // The first thing in a file takes the empty lines behind it along.
        guard range.lowerBound == 0 else { return range }
        var end = range.upperBound
        while end < text.bytes.count, text.bytes[end].isWhitespace { end += 1 }
        return 0..<end
      }
    }
  }
#endif
