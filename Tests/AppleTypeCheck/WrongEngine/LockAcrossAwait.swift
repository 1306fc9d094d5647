// always: instance method 'lock' is unavailable from asynchronous contexts
import Foundation

func count(_ lock: NSLock) async {
  lock.lock()
  await Task.yield()
  lock.withLock {}
}
