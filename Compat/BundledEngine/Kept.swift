#if !canImport(SwiftUI) || ViewEngine
  package import ViewEngine

  /// What stands for `@State` here: the same for a reference that is never written, at less cost.
  @usableFromInline typealias Kept = _Kept

  extension NewestAction: _KeptObject {}

  extension ModernOnChange {
    @inlinable static var _readsModels: Bool { false }
  }
#endif
