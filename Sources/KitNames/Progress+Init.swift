#if !canImport(Darwin)
  public import Foundation

  extension Progress {
    /// A progress of nothing yet, as Apple's Foundation makes it.
    public convenience init() { self.init(totalUnitCount: 0) }
  }
#endif
