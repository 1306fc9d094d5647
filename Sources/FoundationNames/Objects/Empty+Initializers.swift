#if !canImport(Darwin)
  public import Foundation

  // Foundation's classes here have no initializer without arguments, and an extension cannot override one.

  extension Progress {
    /// A progress of no units.
    public convenience init(_nothing: Void = ()) { self.init(totalUnitCount: 0) }
  }
  extension NSMutableString {
    /// No characters.
    public convenience init(_nothing: Void = ()) { self.init(capacity: 0) }
  }
#endif
