#if BundledEngine
  public import OnChangeCompat

  /// Compares a view with its migrated form: both are run in step through the same scripts, and after each event
  /// everything is compared that a person or a model could notice.
  ///
  ///     let report = await compareMigration { LegacyCart(log: $0) } modern: { ModernCart(log: $0) }
  ///     #expect(report.isProven)
  ///
  /// That is texts, controls and what they hold, what the views noted with their recorder, warnings, and whether the
  /// view is still at work; not what the views store, nor how often their bodies were evaluated.
  ///
  /// - Parameters:
  ///   - depth: how many steps a systematic script has at the most; 0 compares the presentation alone.
  ///   - seeds: how many random scripts follow.
  ///   - exploration: how far, and with what, the views are explored; its `seeds` count unless they are given here.
  ///   - legacy: makes the view as it was, anew for each host.
  ///   - modern: makes the migrated view, anew for each host.
  @MainActor
  public func compareMigration<Legacy: View, Modern: View>(
    depth: Int = 4, seeds: Int? = nil, exploring exploration: Exploration = Exploration(),
    @ViewBuilder legacy: @escaping (Recorder) -> Legacy, @ViewBuilder modern: @escaping (Recorder) -> Modern
  ) async -> MigrationReport {
    var exploration = exploration
    exploration.seeds = seeds ?? exploration.seeds
    return await comparison(depth: depth, exploration, legacy, modern).report()
  }

  /// Runs one script, most often one that an exploration has found, on both views.
  ///
  /// - Parameters:
  ///   - script: what happens to the views. A step that cannot be done ends it, and the report says why.
  ///   - exploration: names what `environment` and `poke` steps do.
  ///   - legacy: makes the view as it was, anew for each host.
  ///   - modern: makes the migrated view, anew for each host.
  @MainActor
  public func compareMigration<Legacy: View, Modern: View>(
    replaying script: Script, exploring exploration: Exploration = Exploration(),
    @ViewBuilder legacy: @escaping (Recorder) -> Legacy, @ViewBuilder modern: @escaping (Recorder) -> Modern
  ) async -> MigrationReport {
    await comparison(depth: script.steps.count, exploration, legacy, modern).report(replaying: script)
  }

  @MainActor
  private func comparison<Legacy: View, Modern: View>(
    depth: Int, _ exploration: Exploration, _ legacy: @escaping (Recorder) -> Legacy,
    _ modern: @escaping (Recorder) -> Modern
  ) -> Comparison {
    Comparison(
      .comparison, depth: depth,
      sides: (Side("legacy", role: .legacy, view: legacy), Side("modern", role: .legacy, view: modern)),
      scope: Sight.Scope(), exploration: exploration)
  }
#endif
