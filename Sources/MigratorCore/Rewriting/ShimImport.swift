#if Migrator
  import SwiftSyntax

  /// The import that a file needs whose systems lack the modern form.
  struct ShimImport {
    let module: String
    let file: ParsedFile

    /// The edit that adds it; nil where the file has it.
    var edit: Edit? {
      let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
      guard !imports.contains(where: { $0.path.first?.name.text == module }) else { return nil }
      let ending = file.text.lineEnding
      guard let last = imports.last else {
        let start = file.tree.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? file.text.bytes.count
        return .insert("import \(module)\(ending)\(ending)", at: start)
      }
      // At the end of the line, behind a comment that belongs to the import before.
      let line = file.text.line(file.text.place(at: last.range.upperBound).line)
      let isEnded = line.last?.isNewline ?? false
      return .insert(isEnded ? "import \(module)\(ending)" : "\(ending)import \(module)", at: line.endIndex)
    }
  }
#endif
