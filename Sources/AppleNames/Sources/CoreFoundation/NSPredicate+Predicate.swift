import Foundation

extension NSPredicate {
  public convenience init<Input: NSObject>(_ predicate: Predicate<Input>) {
    self.init { object, _ in (object as? Input).map { (try? predicate.evaluate($0)) ?? false } ?? false }
  }
}
