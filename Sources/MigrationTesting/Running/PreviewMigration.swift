#if BundledEngine
  public import OnChangeCompat

  /// Shows whether a view would behave the same if all its observers were migrated, without any edit of the view: it
  /// is run twice, once with the closures from before each change, once with the newest.
  ///
  ///     let report = await previewMigration(depth: 4) { CartView(cart: Cart.sample()) }
  ///     #expect(report.isProven)
  ///
  /// Besides what a person could notice, it compares what the views and the models that they hold store, and which
  /// observers ran: an action that writes something else counts though no text shows it.
  ///
  /// - Parameters:
  ///   - depth: how many steps a systematic script has at the most; 0 compares the presentation alone.
  ///   - seeds: how many random scripts follow.
  ///   - exploration: how far, and with what, the view is explored; its `seeds` count unless they are given here.
  ///   - view: makes the view, anew for each host. A model that it holds is made in here: one that all hosts share
  ///     makes their outcomes differ, and the report says so.
  @MainActor
  public func previewMigration<V: View>(
    depth: Int = 4, seeds: Int? = nil, exploring exploration: Exploration = Exploration(),
    @ViewBuilder of view: @escaping () -> V
  ) async -> MigrationReport {
    await previewMigration(depth: depth, seeds: seeds, exploring: exploration, recording: { _ in view() })
  }

  /// The same for a view that notes what it does outside of itself.
  ///
  /// - Parameter view: makes the view, anew for each host, with the recorder that its actions call.
  @MainActor
  public func previewMigration<V: View>(
    depth: Int = 4, seeds: Int? = nil, exploring exploration: Exploration = Exploration(),
    @ViewBuilder recording view: @escaping (Recorder) -> V
  ) async -> MigrationReport {
    var exploration = exploration
    exploration.seeds = seeds ?? exploration.seeds
    return await preview(depth: depth, exploration, view).report()
  }

  /// Runs one script, most often one that an exploration has found, under both capture rules.
  ///
  ///     let report = await previewMigration(replaying: [.type("a", into: "Name"), .tap("Sign in")]) { Account() }
  ///     #expect(report.isEquivalent)
  ///
  /// - Parameters:
  ///   - script: what happens to the view. A step that cannot be done ends it, and the report says why.
  ///   - exploration: names what `environment` and `poke` steps do.
  ///   - view: makes the view, anew for each host.
  @MainActor
  public func previewMigration<V: View>(
    replaying script: Script, exploring exploration: Exploration = Exploration(),
    @ViewBuilder of view: @escaping () -> V
  ) async -> MigrationReport {
    await preview(depth: script.steps.count, exploration, { _ in view() }).report(replaying: script)
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
      scope: Sight.Scope(comparesStored: true, comparesRuns: true), exploration: exploration)
  }

  /// Shows whether a view depends on the order in which siblings run their actions, which SwiftUI does not promise.
  ///
  /// - Parameters:
  ///   - depth: how many steps a systematic script has at the most.
  ///   - exploration: how far, and with what, the view is explored.
  ///   - view: makes the view, anew for each host.
  @MainActor
  public func previewOrder<V: View>(
    depth: Int = 4, exploring exploration: Exploration = Exploration(), @ViewBuilder of view: @escaping () -> V
  ) async -> MigrationReport {
    await order(depth: depth, exploration, view).report()
  }

  /// Runs one script, most often one that an exploration has found, with siblings in both orders.
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
      scope: Sight.Scope(comparesStored: true), exploration: exploration)
  }
#endif
