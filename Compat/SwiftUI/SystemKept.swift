#if canImport(SwiftUI) && !ViewEngine
  public import SwiftUI

  /// What keeps a reference for as long as its view is mounted.
  @usableFromInline typealias Kept = State
#endif
