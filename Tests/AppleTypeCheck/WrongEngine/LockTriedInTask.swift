// always: instance method 'try' is unavailable from asynchronous contexts
import Foundation

func count(_ lock: NSLock) async -> Bool { lock.try() }
