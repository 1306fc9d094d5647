#if BundledEngine
  public import OnChangeCompat

  /// Tests whether a view would behave the same if all its observers were migrated, without an edit of the view. The
  /// view runs twice: once with the closures from before each change, once with the newest.
  ///
  ///     let report = await previewMigration(depth: 4) { CartView(cart: Cart.sample()) }
  ///     #expect(report.isCovered)
  ///
  /// Besides the visible results, it compares the stored values of the views and their models, and the observers that
  /// ran: a different write of an action counts even if no text shows it.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps in a systematic script; 0 compares the presentation alone.
  ///   - randomScripts: the number of random scripts after those, each the same in every run; 16 by default.
  ///   - exploration: the extent of the exploration, and its inputs.
  ///   - view: makes the view, again for each host. Make its models in here: a model that all hosts share makes their
  ///     outcomes differ, and the report says so.
  @MainActor
  public func previewMigration<V: View>(
    depth: Int = 4, randomScripts: Int? = nil, exploring exploration: Exploration = Exploration(),
    @ViewBuilder of view: @escaping () -> V
  ) async -> MigrationReport {
    await previewMigration(
      depth: depth, randomScripts: randomScripts, exploring: exploration, recording: { _ in view() })
  }

  /// The same for a view with effects outside of itself.
  ///
  /// - Parameters:
  ///   - view: makes the view, again for each host, with the recorder that its actions call.
  ///   - depth: the greatest number of steps of a systematic script.
  ///   - randomScripts: the number of random scripts after those.
  ///   - exploration: the extent of the exploration, and its inputs.
  @MainActor
  public func previewMigration<V: View>(
    depth: Int = 4, randomScripts: Int? = nil, exploring exploration: Exploration = Exploration(),
    @ViewBuilder recording view: @escaping (Recorder) -> V
  ) async -> MigrationReport {
    var exploration = exploration
    exploration.randomScripts = randomScripts ?? exploration.randomScripts
    return await preview(depth: depth, exploration, view).report()
  }

  /// Runs one script, usually from a report, under both capture rules.
  ///
  ///     let report = await previewMigration(replaying: [.type("a", into: "Name"), .tap("Sign in")]) { Account() }
  ///     #expect(report.isEquivalent)
  ///
  /// - Parameters:
  ///   - script: the events for the view. An impossible step ends it, and the report says why.
  ///   - exploration: defines the `environment` and `changeModel` steps.
  ///   - view: makes the view, again for each host.
  @MainActor
  public func previewMigration<V: View>(
    replaying script: Script, exploring exploration: Exploration = Exploration(),
    @ViewBuilder of view: @escaping () -> V
  ) async -> MigrationReport {
    await previewMigration(replaying: script, exploring: exploration, recording: { _ in view() })
  }

  /// The same for a view with effects outside of itself.
  ///
  /// - Parameters:
  ///   - script: the events for the view. An impossible step ends it, and the report says why.
  ///   - exploration: defines the `environment` and `changeModel` steps.
  ///   - view: makes the view, again for each host, with the recorder that its actions call.
  @MainActor
  public func previewMigration<V: View>(
    replaying script: Script, exploring exploration: Exploration = Exploration(),
    @ViewBuilder recording view: @escaping (Recorder) -> V
  ) async -> MigrationReport {
    await preview(depth: script.steps.count, exploration, view).report(replaying: script)
  }

  @MainActor
  private func preview<V: View>(
    depth: Int, _ exploration: Exploration, _ view: @escaping (Recorder) -> V
  ) -> Comparison {
    Comparison(
      .preview, depth: depth,
      sides: (
        Side("legacy", role: .legacy, captureRule: .previous, view: view),
        Side("modern", role: .rewritten, captureRule: .newest, view: view)
      ),
      scope: SideState.Scope(comparesStored: true, comparesRuns: true), exploration: exploration)
  }

  /// Tests whether a view depends on the order in which siblings run their actions, which SwiftUI does not promise.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps in a systematic script.
  ///   - exploration: the extent of the exploration, and its inputs.
  ///   - view: makes the view, again for each host.
  @MainActor
  public func previewOrder<V: View>(
    depth: Int = 4, exploring exploration: Exploration = Exploration(), @ViewBuilder of view: @escaping () -> V
  ) async -> MigrationReport {
    await order(depth: depth, exploration, view).report()
  }

  /// Runs one script, usually from a report, with siblings in both orders.
  @MainActor
  public func previewOrder<V: View>(
    replaying script: Script, exploring exploration: Exploration = Exploration(),
    @ViewBuilder of view: @escaping () -> V
  ) async -> MigrationReport {
    await order(depth: script.steps.count, exploration, view).report(replaying: script)
  }

  @MainActor
  private func order<V: View>(depth: Int, _ exploration: Exploration, _ view: @escaping () -> V) -> Comparison {
    Comparison(
      .order, depth: depth,
      sides: (
        Side("as declared", view: { _ in view() }), Side("reversed", siblingOrder: .reversed, view: { _ in view() })
      ),
      scope: SideState.Scope(comparesStored: true), exploration: exploration)
  }
#endif
