#if !canImport(Darwin)
  public import Foundation

  // Members that Foundation has on Apple's systems.

  extension NSPredicate {
    /// Takes a format and does not read it: Foundation here has no language of predicates. Evaluation stops the program
    /// with a message. Strings and arrays are arguments, too.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
      self.init(unread: predicateFormat)
    }

    /// The same with a list of arguments.
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
#endif
