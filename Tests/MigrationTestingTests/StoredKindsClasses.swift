import Foundation
import OnChangeCompat

#if !canImport(Darwin)
  import Synchronization
#endif

extension StoredKindsTests {
  // Not on Apple's systems, of which the oldest that tests run on has none of it.
  #if !canImport(Darwin)
    @Observable class Base {
      var count = 1
      @ObservationIgnored var ignored = 5
    }
    @Observable final class Derived: Base {
      var name = "d"
      init(_ count: Int) {
        super.init()
        self.count = count
      }
    }
  #endif
  class Generics<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  final class Specific: Generics<any Service> { var own = 3 }
  final class Legacy: NSObject {
    var count: Int
    let label = NSString("text")
    init(_ count: Int) { self.count = count }
    override var description: String { fatalError("not asked for") }
  }
  #if !canImport(Darwin)
    final class Lines: Formatter, @unchecked Sendable {
      var count = 1
      convenience init(_ count: Int) {
        self.init()
        self.count = count
      }
    }
  #endif
  actor Worker {
    var jobs = 0
    func work() { jobs += 1 }
  }
  @MainActor final class Employer {
    let worker = Worker()
    let number: Int
    init(_ number: Int) { self.number = number }
  }
  struct Token: ~Copyable {
    let id: Int
    let service: any Service = Small()
  }
  enum Ticket: ~Copyable { case none, some(Int) }
  // Not on Apple's systems, of which the oldest that tests run on has none of it.
  #if !canImport(Darwin)
    final class Unique {
      let token: Token
      let ticket = Ticket.some(1)
      let optional: Token?
      let lock = Mutex(0)
      let after: Int
      init(_ number: Int) {
        token = Token(id: number)
        optional = nil
        after = number
      }
    }
  #endif
  final class Liar: CustomReflectable, CustomStringConvertible {
    let number: Int
    init(_ number: Int) { self.number = number }
    var customMirror: Mirror { fatalError("not asked for") }
    var description: String { fatalError("not asked for") }
  }
}
