import Foundation

extension NSPredicate {
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(unread: predicateFormat)
  }
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(unread: predicateFormat)
  }
  private convenience init(unread format: String) {
    self.init { _, _ in
      fatalError(
        """
        NSPredicate(format: "\(format)") is not evaluated: Foundation has no language of predicates here.

        To fix, use NSPredicate(block:) or filter with a closure.
        """)
    }
  }
}
