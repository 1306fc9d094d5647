#if Migrator
  import SwiftSyntax

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
      var replacedName: Int?
    }

    /// The result for the file, and its contribution to decisions about all files.
    struct Outcome {
      var migration: FileMigration
      /// The look-ups on which the result depends, and the names that the file needs from elsewhere.
      var record = LookUps().record
      var backportCalls: [Int: Int] = [:]
      var replaced: Set<String> = []
    }

    func migrate() -> Outcome {
      var migration = FileMigration(path: file.path)
      migration.before = file.text
      let marks = KeepMarks(file)
      let calls = CallFinder.calls(in: file, codeBase.backports, codeBase.index)
      var done = calls.compactMap { migrate($0, marks) }
      codeBase.lookUps.all.wanted.formUnion(done.lazy.flatMap(\.wanted))
      var edits = done.flatMap { $0.rewriting?.edits ?? [] }
      let keeps = done.contains { $0.rewriting?.form == .keeping }
      if options.direction == .forward, !edits.isEmpty, keeps || shimNeed != nil,
        let edit = ShimImport(module: options.shimModule, file: file).edit
      {
        if keeps || shimNeed?.systems != nil {
          migration.lackingSystems = shimNeed?.systems
          migration.isShimKnown = shimNeed?.isKnown ?? true
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
        migration: migration, record: codeBase.lookUps.record,
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

    /// - Returns: nil for a call that the run does not ask about.
    private func migrate(_ call: ObserverCall, _ marks: KeepMarks) -> Done? {
      var done = Done(report: report(of: call), range: call.name.range.lowerBound..<call.call.end)
      done.wanted = ForeignCall.names(in: call)
      if let backport = call.backport, !options.replacesBackports {
        guard codeBase.backports.all[backport.position].name == "onChange", options.direction == .forward,
          call.closure?.arity ?? 1 == 1
        else { return nil }
        (done.report.outcome, done.report.reason) = (.foreign, "it is a call of a backport")
        return done
      }
      guard call.backport != nil || isAsked(call.form) else { return nil }
      let resolver = Resolver(codeBase, file, Surroundings(of: call.top, site: Syntax(call.call)), chains: chains)
      if let (outcome, reason) = exclusion(of: call, resolver, marks) {
        (done.report.outcome, done.report.reason) = (outcome, reason)
        return done
      }
      rewrite(call, resolver, &done)
      classify(call, resolver, &done)
      return done
    }

    private func isAsked(_ form: ObserverCall.Form?) -> Bool {
      switch (options.direction, form) {
      case (.forward, .legacy), (.reverse, .zero), (.reverse, .two), (.reverse, .unlabelledReference): true
      default: false
      }
    }

    private func report(of call: ObserverCall) -> CallReport {
      CallReport(
        path: file.path, place: file.text.place(at: call.name.range.lowerBound), outcome: .rewritten,
        observed: call.observed.expression.trimmedText.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    private func exclusion(
      of call: ObserverCall, _ resolver: Resolver, _ marks: KeepMarks
    ) -> (CallReport.Outcome, String?)? {
      if let reason = ForeignCall(call: call, resolver: resolver).reason { return (.foreign, reason) }
      if options.direction == .forward, let reason = OlderSystems(call: call, resolver: resolver).reason {
        return (.older, reason)
      }
      let line = file.text.place(at: call.name.range.lowerBound).line
      return marks.reasons[line].map { (.marked, $0.isEmpty ? nil : $0) }
    }

    private func rewrite(_ call: ObserverCall, _ resolver: Resolver, _ done: inout Done) {
      done.report.comments = TellingComments.at(call, in: file.text)
      var rewriting: Rewriting?
      do throws(ReverseRewriter.Impossible) {
        rewriting = try self.rewriting(of: call, resolver)
      } catch {
        done.report.reason = error.reason
      }
      if options.direction == .forward, let pair = AppearPair(beside: call) {
        merge(pair, into: &rewriting, of: call, &done)
      }
      guard let rewriting else {
        done.report.outcome = .left
        done.report.reason =
          done.report.reason
          ?? "rewriting would lose a comment or the layout. To fix, move the comment, then run again."
        return
      }
      done.rewriting = rewriting
      done.report.outcome = rewriting.form == .keeping ? .kept : .rewritten
      done.report.form = rewriting.form.rawValue
      done.report.parameters = rewriting.parameters
      done.report.readings = rewriting.readings
      done.report.edits = rewriting.edits
      if let first = rewriting.edits.map(\.range.lowerBound).min() {
        done.range = min(done.range.lowerBound, first)..<done.range.upperBound
      }
      if call.backport != nil { done.replacedName = call.name.range.lowerBound }
    }

    /// Notes an `onAppear` with the same action, and makes it a part of the call if that is asked for.
    private func merge(_ pair: AppearPair, into rewriting: inout Rewriting?, of call: ObserverCall, _ done: inout Done)
    {
      let appear = pair.appear.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.range ?? pair.range
      done.report.appear = file.text.place(at: appear.lowerBound)
      guard options.mergesAppear, !file.text.hasComment(in: pair.range), rewriting?.form != .keeping else { return }
      rewriting?.form = .initial
      rewriting?.edits += [
        .delete(pair.range), .insert(", initial: true", at: call.observed.expression.range.upperBound),
      ]
      let range = done.range
      done.range = min(range.lowerBound, pair.range.lowerBound)..<max(range.upperBound, pair.range.upperBound)
    }

    /// Proves what the closure reads, and names what other files may tell about it.
    private func classify(_ call: ObserverCall, _ resolver: Resolver, _ done: inout Done) {
      if options.direction == .forward {
        if done.report.outcome == .rewritten {
          let observed = call.observed.expression
          let doubt = LoneChange(observed: observed, resolver: resolver).prove(&done.report.readings)
          ChosenObject(observed: observed, resolver: resolver).mark(&done.report.readings)
          JointChanges(of: observed, resolver).explain(&done.report.readings, doubt)
        }
        done.report.findings = Lints.findings(at: call, resolver)
      }
      let type = resolver.surroundings.type
      done.wanted += types.neighbours(of: type) { codeBase.index.neighbours(of: type, seenFrom: file.path) }
      done.wanted += done.report.readings.filter { $0.kind == .unresolved }.map(\.name)
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
#endif
