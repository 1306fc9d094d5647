// `@Observable` without an import of its own, as with SwiftUI.
#if canImport(Observation)
  @_exported public import Observation
#endif
