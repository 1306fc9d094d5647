// always: instance method 'run' is unavailable from asynchronous contexts
import Foundation

@MainActor func wait() async { RunLoop.main.run(until: Date()) }
