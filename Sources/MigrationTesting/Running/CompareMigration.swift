#if BundledEngine
  public import OnChangeCompat

  /// Compares a view with its migrated form. Both run the same scripts, step by step. After each event the kit compares
  /// all results that a person or a model could notice.
  ///
  ///     let report = await compareMigration { LegacyCart(log: $0) } modern: { ModernCart(log: $0) }
  ///     #expect(report.isCovered)
  ///
  /// These are texts, controls with their values, images and other looks, the notes of the views' recorder and other
  /// effects, warnings, and whether the view is still busy. Stored values and the number of evaluations do not count.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps in a systematic script; 0 compares the presentation alone.
  ///   - script: the only script to run, usually from a report. An impossible step ends it, and the report says why.
  ///   - exploration: the extent of the exploration, and its inputs. It defines the `environment` and `changeModel` steps.
  ///   - legacy: makes the view before the migration, again for each host.
  ///   - modern: makes the migrated view, again for each host.
  @MainActor
  public func compareMigration<Legacy: View, Modern: View>(
    depth: Int = 4, replaying script: Script? = nil, exploring exploration: Exploration = Exploration(),
    @ViewBuilder legacy: @escaping (Recorder) -> Legacy, @ViewBuilder modern: @escaping (Recorder) -> Modern
  ) async -> MigrationReport {
    await Comparison.report(
      .comparison, depth: depth, replaying: script,
      sides: (Side("legacy", role: .legacy, view: legacy), Side("modern", role: .legacy, view: modern)),
      scope: SideState.Scope(comparesLooks: true), exploration)
  }
#endif
