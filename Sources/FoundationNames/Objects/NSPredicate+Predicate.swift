#if !canImport(Darwin)
  public import Foundation

  extension NSPredicate {
    /// Evaluates the predicate; an object of a different type does not match.
    public convenience init<Input: NSObject>(_ predicate: Predicate<Input>) {
      self.init { object, _ in (object as? Input).map { (try? predicate.evaluate($0)) ?? false } ?? false }
    }
  }
#endif
