#if BundledEngine
  public import OnChangeCompat

  /// Tests whether a view would behave the same if all its observers were migrated, without an edit of the view. The
  /// view runs twice: once with the closures from before each change, once with the newest.
  ///
  ///     let report = await previewMigration(depth: 4) { CartView(cart: Cart.sample()) }
  ///     #expect(report.isCovered)
  ///     let replay = await previewMigration(replaying: [.type("a", into: "Name"), .tap("Sign in")]) { Account() }
  ///     #expect(replay.isEquivalent)
  ///
  /// Besides the visible results, it compares the stored values of the views and their models, and the observers that
  /// ran: a different write of an action counts even if no text shows it.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps in a systematic script; 0 compares the presentation alone.
  ///   - script: the only script to run, usually from a report. An impossible step ends it, and the report says why.
  ///   - exploration: the extent of the exploration, and its inputs. It defines the `environment` and `changeModel` steps.
  ///   - view: makes the view, again for each host. Make its models in here: a model that all hosts share makes their
  ///     outcomes differ, and the report says so.
  @MainActor
  public func previewMigration<V: View>(
    depth: Int = 4, replaying script: Script? = nil, exploring exploration: Exploration = Exploration(),
    @ViewBuilder of view: @escaping () -> V
  ) async -> MigrationReport {
    await previewMigration(depth: depth, replaying: script, exploring: exploration, recording: { _ in view() })
  }

  /// The same for a view with effects outside of itself.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps in a systematic script; 0 compares the presentation alone.
  ///   - script: the only script to run, usually from a report. An impossible step ends it, and the report says why.
  ///   - exploration: the extent of the exploration, and its inputs. It defines the `environment` and `changeModel` steps.
  ///   - view: makes the view, again for each host, with the recorder that its actions call.
  @MainActor
  public func previewMigration<V: View>(
    depth: Int = 4, replaying script: Script? = nil, exploring exploration: Exploration = Exploration(),
    @ViewBuilder recording view: @escaping (Recorder) -> V
  ) async -> MigrationReport {
    let sides = (
      old: Side("legacy", role: .legacy, captureRule: .previous, view: view),
      new: Side("modern", role: .rewritten, captureRule: .newest, view: view)
    )
    return await Comparison.report(
      .preview, depth: depth, replaying: script, sides: sides,
      scope: SideState.Scope(comparesStored: true, comparesRuns: true), exploration)
  }

  /// Tests whether a view depends on the order in which siblings run their actions, which SwiftUI does not promise.
  ///
  /// - Parameters:
  ///   - depth: the maximum number of steps in a systematic script.
  ///   - script: the only script to run, usually from a report. An impossible step ends it, and the report says why.
  ///   - exploration: the extent of the exploration, and its inputs.
  ///   - view: makes the view, again for each host.
  @MainActor
  public func previewOrder<V: View>(
    depth: Int = 4, replaying script: Script? = nil, exploring exploration: Exploration = Exploration(),
    @ViewBuilder of view: @escaping () -> V
  ) async -> MigrationReport {
    let sides = (
      old: Side("as declared", view: { _ in view() }),
      new: Side("reversed", siblingOrder: .reversed, view: { _ in view() })
    )
    return await Comparison.report(
      .order, depth: depth, replaying: script, sides: sides, scope: SideState.Scope(comparesStored: true), exploration)
  }
#endif
