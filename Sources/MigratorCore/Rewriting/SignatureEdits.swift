#if Migrator
  import SwiftSyntax

  /// Gives a closure new parameters and a new capture list, and leaves every other byte unchanged.
  struct SignatureEdits {
    let closure: ClosureExprSyntax
    let text: SourceText
    /// The new parameters; none for a closure without parameters. One that has a type keeps it.
    var names: [String] = []
    var droppedCapture: Int?
    /// The names to insert at the front of the capture list.
    var addedCaptures: [String] = []

    /// - Returns: nil where a comment would be lost.
    func edits() -> [Edit]? {
      guard let signature = closure.signature else { return insertion(at: closure.leftBrace.range.upperBound) }
      let hasOthers =
        !signature.attributes.isEmpty || signature.effectSpecifiers != nil || signature.returnClause != nil
      if names.isEmpty, !hasOthers, remainingCaptures(signature).isEmpty, addedCaptures.isEmpty {
        return removal(of: signature)
      }
      guard let captures = captureEdits(signature), let parameters = parameterEdits(signature) else { return nil }
      return captures + parameters
    }

    var writtenNames: String {
      guard case .parameterClause(let clause) = closure.signature?.parameterClause else {
        return names.joined(separator: ", ")
      }
      return "(\(typed(clause)))"
    }

    private func typed(_ clause: ClosureParameterClauseSyntax) -> String {
      let type = clause.parameters.compactMap { $0.type?.trimmedText }.first
      return names.map { name in type.map { "\(name): \($0)" } ?? name }.joined(separator: ", ")
    }

    private func remainingCaptures(_ signature: ClosureSignatureSyntax) -> [ClosureCaptureSyntax] {
      (signature.capture?.items ?? []).enumerated().filter { $0.offset != droppedCapture }.map(\.element)
    }

    private var captureText: String { "[\(addedCaptures.joined(separator: ", "))]" }

    private func insertion(at offset: Int) -> [Edit] {
      guard !names.isEmpty || !addedCaptures.isEmpty else { return [] }
      var inserted = ""
      if !addedCaptures.isEmpty { inserted += " " + captureText }
      if !names.isEmpty { inserted += " " + names.joined(separator: ", ") }
      inserted += " in"
      if offset < text.bytes.count, !text.bytes[offset].isWhitespace { inserted += " " }
      return [.insert(inserted, at: offset)]
    }

    /// The signature goes as a whole, with one of the spaces around it.
    private func removal(of signature: ClosureSignatureSyntax) -> [Edit]? {
      var range = signature.range
      guard !text.hasComment(in: range) else { return nil }
      var end = range.upperBound
      while end < text.bytes.count, text.bytes[end].isSpace { end += 1 }
      if end < text.bytes.count, text.bytes[end].isNewline {
        var start = range.lowerBound
        while start > 0, text.bytes[start - 1].isWhitespace { start -= 1 }
        // The text between the brace and the signature is removed only if it is all space.
        if start == closure.leftBrace.range.upperBound {
          range = start..<end
        } else {
          range = text.lineIfAlone(range.lowerBound..<end)
        }
      } else {
        range = range.lowerBound..<end
      }
      return [.delete(range)]
    }

    private func captureEdits(_ signature: ClosureSignatureSyntax) -> [Edit]? {
      guard let clause = signature.capture else {
        guard !addedCaptures.isEmpty else { return [] }
        return [.insert(captureText + " ", at: afterCaptures(signature))]
      }
      let items = Array(clause.items)
      let remaining = remainingCaptures(signature)
      if remaining.isEmpty, addedCaptures.isEmpty {
        var end = clause.range.upperBound
        while text.bytes[end].isSpace { end += 1 }
        let range = clause.range.lowerBound..<end
        return text.hasComment(in: range) ? nil : [.delete(range)]
      }
      var edits: [Edit] = []
      if let dropped = droppedCapture {
        let range: Range<Int>
        if dropped + 1 < items.count {
          range = items[dropped].range.lowerBound..<items[dropped + 1].range.lowerBound
        } else if dropped > 0 {
          let start = items[dropped - 1].trailingComma?.range.lowerBound ?? items[dropped].range.lowerBound
          range = start..<items[dropped].range.upperBound
        } else {
          range = items[dropped].range
        }
        guard !text.hasComment(in: range) else { return nil }
        edits.append(.delete(range))
      }
      if !addedCaptures.isEmpty {
        let separator = remaining.isEmpty ? "" : ", "
        edits.append(.insert(addedCaptures.joined(separator: ", ") + separator, at: clause.leftSquare.range.upperBound))
      }
      return edits
    }

    /// The position for a new capture list.
    private func afterCaptures(_ signature: ClosureSignatureSyntax) -> Int {
      parameterRange(signature)?.lowerBound ?? afterParameters(signature)
    }

    private func afterParameters(_ signature: ClosureSignatureSyntax) -> Int {
      signature.effectSpecifiers?.range.lowerBound ?? signature.returnClause?.range.lowerBound
        ?? signature.inKeyword.range.lowerBound
    }

    private func parameterRange(_ signature: ClosureSignatureSyntax) -> Range<Int>? {
      switch signature.parameterClause {
      case .simpleInput(let list): list.range
      case .parameterClause(let clause): clause.range
      case nil: nil
      }
    }

    private func parameterEdits(_ signature: ClosureSignatureSyntax) -> [Edit]? {
      guard let range = parameterRange(signature) else {
        return names.isEmpty ? [] : [.insert(names.joined(separator: ", ") + " ", at: afterParameters(signature))]
      }
      if names.isEmpty {
        if signature.returnClause != nil { return text.hasComment(in: range) ? nil : [.replace(range, with: "()")] }
        let gone = range.lowerBound..<afterParameters(signature)
        return text.hasComment(in: gone) ? nil : [.delete(gone)]
      }
      if case .parameterClause(let clause) = signature.parameterClause {
        let types = clause.parameters.compactMap { $0.type?.trimmedText }
        let list = typed(clause)
        let inner = clause.leftParen.range.upperBound..<clause.rightParen.range.lowerBound
        return text.hasComment(in: inner)
          ? listEdits(clause.parameters.map(\.range), names, types.first) : [.replace(inner, with: list)]
      }
      guard case .simpleInput(let list) = signature.parameterClause else { return nil }
      guard text.hasComment(in: range) else { return [.replace(range, with: names.joined(separator: ", "))] }
      return listEdits(list.map(\.range), names, nil)
    }

    /// Keeps the comments of a list, where only a parameter in front is new.
    private func listEdits(_ old: [Range<Int>], _ new: [String], _ type: String?) -> [Edit]? {
      guard old.count == 1, new.count == 2, text.string(in: old[0]).hasPrefix(new[1]) else { return nil }
      return [.insert(new[0] + (type.map { ": \($0)" } ?? "") + ", ", at: old[0].lowerBound)]
    }
  }

  extension SourceText {
    /// The whole line if nothing else is on it, else the unchanged range.
    fileprivate func lineIfAlone(_ range: Range<Int>) -> Range<Int> {
      var start = range.lowerBound
      while start > 0, bytes[start - 1].isSpace { start -= 1 }
      guard start == 0 || bytes[start - 1].isNewline, range.upperBound < bytes.count else { return range }
      let isPair = bytes[range.upperBound...].starts(with: [0x0D, 0x0A])
      return start..<range.upperBound + (isPair ? 2 : 1)
    }

    // A comment mark inside a string counts too, which costs only a nicer layout.
    func hasComment(in range: Range<Int>) -> Bool {
      let bytes = bytes[range]
      return zip(bytes, bytes.dropFirst()).contains { $0 == 0x2F && ($1 == 0x2F || $1 == 0x2A) }
    }

    func hasNewline(in range: Range<Int>) -> Bool { bytes[range].contains { $0.isNewline } }
  }

  extension UInt8 {
    var isNewline: Bool { self == 0x0A || self == 0x0D }
    var isSpace: Bool { self == 0x20 || self == 0x09 }
    var isWhitespace: Bool { isNewline || isSpace }
  }
#endif
