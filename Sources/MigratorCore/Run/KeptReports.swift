extension StorageKind: KeptChoice {}
extension CallReport.Outcome: KeptChoice {}
extension Diagnostic.Rule: KeptChoice {}
extension Proof.Outcome: KeptChoice {}

extension Place: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(line, column) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(line: try reader.value(), column: try reader.value())
  }
}

extension Edit: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(range.lowerBound, range.count, text) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    let start = try reader.value(Int.self)
    let count = try reader.value(Int.self)
    guard start >= 0, count >= 0 else { throw KeptReader.Broken() }
    self.init(range: start..<start + count, text: try reader.value())
  }
}

extension Reading: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(name, kind, through, declaredAt, note, doubt, proof) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(
      name: try reader.value(), kind: try reader.value(), through: try reader.value(), declaredAt: try reader.value(),
      note: try reader.value(), doubt: try reader.value(), proof: try reader.value())
  }
}

extension Proof: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(outcome, detail) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(try reader.value(), try reader.value())
  }
}

extension CallReport.Finding: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(rule, message) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(rule: try reader.value(), message: try reader.value())
  }
}

extension CallReport.ViewFacts.Parameter: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(name, type) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(name: try reader.value(), type: try reader.value())
  }
}

extension CallReport.ViewFacts: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(name, parameters, obstacle, preview, arguments, imports) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(
      name: try reader.value(), parameters: try reader.value(), obstacle: try reader.value(),
      preview: try reader.value(), arguments: try reader.value(), imports: try reader.value())
  }
}

extension CallReport: Kept {
  func keep(in writer: inout KeptWriter) {
    writer.add(
      path, place, outcome, observed, form, parameters, readings, comments, reason, appear, view, before, after)
    writer.add(findings, edits, hidingCondition, proof)
  }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(
      path: try reader.value(), place: try reader.value(), outcome: try reader.value(), observed: try reader.value(),
      form: try reader.value(), parameters: try reader.value(), readings: try reader.value(),
      comments: try reader.value(),
      reason: try reader.value(), appear: try reader.value(), view: try reader.value(), before: try reader.value(),
      after: try reader.value(), findings: try reader.value(), edits: try reader.value(),
      hidingCondition: try reader.value(), proof: try reader.value())
  }
}

extension BackportReport.Outcome: Kept {
  func keep(in writer: inout KeptWriter) {
    switch self {
    case .found: writer.add(0)
    case .removed: writer.add(1)
    case .stays(let reason): writer.add(2, reason)
    }
  }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    switch try reader.value(Int.self) {
    case 0: self = .found
    case 1: self = .removed
    case 2: self = .stays(try reader.value())
    default: throw KeptReader.Broken()
    }
  }
}

extension BackportReport: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(name, place, callCount, outcome, modifier) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(
      name: try reader.value(), place: try reader.value(), callCount: try reader.value(),
      outcome: try reader.value(), modifier: try reader.value())
  }
}

extension FileMigration.Problem: Kept {
  func keep(in writer: inout KeptWriter) { writer.add(message, place) }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(message: try reader.value(), place: try reader.value())
  }
}

/// Without the texts before and after, which the file itself and the edits give.
extension FileMigration: Kept {
  func keep(in writer: inout KeptWriter) {
    writer.add(path, calls, edits, problem, backports, lackingSystems, isShimKnown, hasUnknownSystems)
  }

  init(from reader: inout KeptReader) throws(KeptReader.Broken) {
    self.init(path: try reader.value())
    calls = try reader.value()
    edits = try reader.value()
    problem = try reader.value()
    backports = try reader.value()
    lackingSystems = try reader.value()
    isShimKnown = try reader.value()
    hasUnknownSystems = try reader.value()
  }
}
