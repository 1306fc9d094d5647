#if Migrator
  import Foundation
  import SwiftSyntax

  /// Migrates one file that has been parsed.
  struct FileMigrator {
    let file: ParsedFile
    let codeBase: CodeBase
    let options: Options
    var shimNeed: ShimNeeds.Need?
    private let chains = ChainTypes()
    private let types = KnownTypes()

    struct Done {
      var report: CallReport
      var rewriting: Rewriting?
      var range: Range<Int>
      var wanted: [String] = []
      /// The name in a call of a backport that is replaced.
      var replacedName: Int?
    }

    /// The result for the file, and its contribution to decisions about all files.
    struct Outcome {
      var migration: FileMigration
      /// The look-ups on which the result depends, and the names that the file needs from elsewhere.
      var record = Inquiry().record
      /// The number of calls of each backport in the file.
      var backportCalls: [Int: Int] = [:]
      /// The names in the calls of backports that are replaced, by file and offset.
      var replaced: Set<String> = []
    }

    func migrate() -> Outcome {
      var migration = FileMigration(path: file.path)
      migration.before = file.text
      let marks = KeepMarks(file)
      let calls = CallFinder.calls(in: file, codeBase.backports, codeBase.index)
      var done = calls.compactMap { migrate($0, marks) }
      codeBase.inquiry.wanted.formUnion(done.lazy.flatMap(\.wanted))
      var edits = done.flatMap { $0.rewriting?.edits ?? [] }
      if done.contains(where: { $0.rewriting?.needsHelper == true }) { edits += helperEdits() }
      if let shimNeed, options.direction == .forward, !edits.isEmpty,
        let edit = ShimImport(module: options.shimModule, file: file).edit
      {
        if let systems = shimNeed.systems {
          migration.lackingSystems = systems
          migration.isShimKnown = shimNeed.isKnown
          edits.append(edit)
        } else {
          migration.hasUnknownSystems = true
        }
      }
      edits = edits.ordered
      for position in done.indices { done[position].describe(with: edits, in: file.text) }
      migration.calls = done.map(\.report)
      migration.edits = edits
      return Outcome(
        migration: migration, record: codeBase.inquiry.record,
        backportCalls: calls.reduce(into: [:]) { if let use = $1.backport { $0[use.position, default: 0] += 1 } },
        replaced: Set(done.compactMap(\.replacedName).map { "\(file.path):\($0)" }))
    }

    /// Applies the edits, if each edited statement is still Swift.
    static func apply(_ migration: inout FileMigration, in file: ParsedFile) {
      guard !migration.edits.isEmpty else { return }
      if RewrittenStatements(file).parse(with: migration.edits),
        let after = migration.edits.applied(to: file.text.bytes)
      {
        migration.after = after
      } else {
        migration.edits = []
        for position in migration.calls.indices { migration.calls[position].edits = [] }
        migration.problem = FileMigration.Problem(
          message: "the rewritten file would not parse; nothing was written. To fix, rewrite its calls by hand.")
      }
    }

    private func helperEdits() -> [Edit] {
      let names = "struct \(KeepingRewriter.helper)<"
      guard !file.text.string.contains(names) else { return [] }
      let ending = file.text.lineEnding
      let isEnded = file.text.bytes.last.map { $0.isNewline } ?? true
      return [
        .insert(
          (isEnded ? "" : ending) + KeepingRewriter.declaration(lineEnding: ending), at: file.text.bytes.count)
      ]
    }

    private func migrate(_ call: ObserverCall, _ marks: KeepMarks) -> Done? {
      if let backport = call.backport {
        guard options.replacesBackports else {
          return codeBase.backports.all[backport.position].name == "onChange" ? foreign(call) : nil
        }
        return judged(call, marks)
      }
      switch (options.direction, call.form) {
      case (.forward, .legacy), (.reverse, .zero), (.reverse, .two), (.reverse, .unlabelledReference): break
      default: return nil
      }
      return judged(call, marks)
    }

    /// A call on a wrapper, in a run without `--replace-backports`.
    private func foreign(_ call: ObserverCall) -> Done? {
      guard options.direction == .forward, call.closure?.arity ?? 1 == 1 else { return nil }
      var report = report(of: call)
      report.outcome = .foreign
      report.reason = "it is a call of a backport"
      return Done(
        report: report, rewriting: nil, range: call.name.range.lowerBound..<call.call.range.upperBound,
        wanted: ForeignCall.names(in: call))
    }

    private func report(of call: ObserverCall) -> CallReport {
      CallReport(
        path: file.path, place: file.text.place(at: call.name.range.lowerBound), outcome: .rewritten,
        observed: call.observed.expression.trimmedText.split(whereSeparator: \.isWhitespace).joined(
          separator: " "))
    }

    private func judged(_ call: ObserverCall, _ marks: KeepMarks) -> Done? {
      var report = report(of: call)
      let place = report.place
      var range = call.name.range.lowerBound..<call.call.range.upperBound
      let resolver = Resolver(codeBase, file, Surroundings(of: call.top, site: Syntax(call.call)), chains: chains)
      if let reason = ForeignCall(call: call, resolver: resolver).reason {
        report.outcome = .foreign
        report.reason = reason
        return Done(report: report, rewriting: nil, range: range, wanted: ForeignCall.names(in: call))
      }
      if options.direction == .forward, let reason = OlderSystems(call: call, resolver: resolver).reason {
        report.outcome = .older
        report.reason = reason
        return Done(report: report, rewriting: nil, range: range, wanted: ForeignCall.names(in: call))
      }
      if let reason = marks.reasons[place.line] {
        report.outcome = .marked
        report.reason = reason.isEmpty ? nil : reason
        return Done(report: report, rewriting: nil, range: range)
      }
      report.comments = TellingComments.at(call, in: file.text)
      var rewriting: Rewriting?
      do throws(ReverseRewriter.Impossible) {
        rewriting = try self.rewriting(of: call, resolver)
      } catch {
        report.reason = error.reason
      }
      if options.direction == .forward, let pair = AppearPair(beside: call) {
        let appear = pair.appear.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.range ?? pair.range
        report.appear = file.text.place(at: appear.lowerBound)
        if options.mergesAppear, !file.text.hasComment(in: pair.range), rewriting?.form != .keeping {
          rewriting?.form = .initial
          rewriting?.edits += [
            .delete(pair.range), .insert(", initial: true", at: call.observed.expression.range.upperBound),
          ]
          range = min(range.lowerBound, pair.range.lowerBound)..<max(range.upperBound, pair.range.upperBound)
        }
      }
      report.judge(rewriting, keeps: options.keepsOldCaptures)
      if options.direction == .forward, report.outcome == .rewritten {
        LoneChange(observed: call.observed.expression, resolver: resolver).prove(&report.readings)
        ChosenObject(observed: call.observed.expression, resolver: resolver).mark(&report.readings)
      }
      report.edits = rewriting?.edits ?? []
      if options.direction == .forward { report.findings = Lints.findings(at: call, resolver) }
      let type = resolver.surroundings.type
      report.view = types.facts(of: type, withPreview: report.needsProof) {
        ViewReader(resolver: resolver).facts(withPreview: report.needsProof)
      }
      let unresolved = report.readings.filter { $0.kind == .unresolved }.map(\.name)
      let wanted =
        types.neighbours(of: type) { codeBase.index.neighbours(of: type, seenFrom: file.path) } + unresolved
        + ForeignCall.names(in: call)
      if let edits = rewriting?.edits.map(\.range), let first = edits.map(\.lowerBound).min() {
        range = min(range.lowerBound, first)..<range.upperBound
      }
      let isReplaced = call.backport != nil && rewriting != nil
      return Done(
        report: report, rewriting: rewriting, range: range, wanted: wanted,
        replacedName: isReplaced ? call.name.range.lowerBound : nil)
    }

    private func rewriting(of call: ObserverCall, _ resolver: Resolver) throws(ReverseRewriter.Impossible) -> Rewriting?
    {
      switch options.direction {
      case .forward: ForwardRewriter(call: call, text: file.text, options: options, resolver: resolver).rewriting()
      case .reverse: try ReverseRewriter(call: call, text: file.text, resolver: resolver).rewriting()
      }
    }
  }

  extension FileMigrator.Done {
    /// Notes the lines of the call, before and after.
    mutating func describe(with edits: [Edit], in text: SourceText) {
      let first = text.place(at: range.lowerBound).line
      let last = text.place(at: range.upperBound).line
      let start = text.line(first).startIndex
      let end = text.line(last).endIndex
      report.before = text.string(in: start..<end)
      let inside = edits.within(start..<end).filter { !($0.range.isEmpty && $0.range.lowerBound == text.bytes.count) }
      let moved = inside.map { Edit(range: $0.range.lowerBound - start..<$0.range.upperBound - start, text: $0.text) }
      report.after =
        moved.applied(to: Array(text.bytes[start..<end])).map { String(decoding: $0, as: UTF8.self) } ?? report.before
    }
  }

  extension CallReport {
    fileprivate mutating func judge(_ rewriting: Rewriting?, keeps: Bool) {
      guard let rewriting else {
        outcome = .left
        if reason == nil {
          reason = "rewriting would lose a comment or the layout. To fix, move the comment, then run again."
        }
        return
      }
      form = rewriting.form.rawValue
      parameters = rewriting.parameters
      readings = rewriting.readings
      outcome = rewriting.form == .keeping ? .kept : .rewritten
    }
  }
#endif
