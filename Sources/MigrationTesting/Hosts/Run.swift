#if !canImport(SwiftUI) || ViewEngine
  import OnChangeCompat

  /// What all hosts of a comparison share.
  @MainActor
  final class Run {
    let exploration: Exploration
    let scope: Sight.Scope
    let sides: (old: Side, new: Side)
    let values = StoredValues()
    let observers = ObserverTable()
    /// Which stored properties differ by chance.
    var unstable: Set<StoredPlace> = []
    /// Which observers were mounted.
    var mounted: Set<Int> = []

    init(_ sides: (old: Side, new: Side), scope: Sight.Scope, exploration: Exploration) {
      self.sides = sides
      self.scope = scope
      self.exploration = exploration
    }
  }
#endif
