#if !canImport(Darwin)
  public import Foundation

  // Names of UIKit and AppKit for the two numbers of a row's or a cell's path.
  extension IndexPath {
    /// A path of two numbers.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The first number; 0 in an empty path.
    public var section: Int {
      get { first ?? 0 }
      set { self = IndexPath(item: item, section: newValue) }
    }
    /// The second number; 0 in a shorter path.
    public var item: Int {
      get { count > 1 ? self[1] : 0 }
      set { self = IndexPath(item: newValue, section: section) }
    }
  }
#endif
