import Foundation

extension Progress {
  public convenience init(_nothing: Void = ()) { self.init(totalUnitCount: 0) }
}

extension NSMutableString {
  public convenience init(_nothing: Void = ()) { self.init(capacity: 0) }
}
