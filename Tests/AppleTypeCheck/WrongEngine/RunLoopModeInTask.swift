// always: instance method 'run' is unavailable from asynchronous contexts
import Foundation

@MainActor func wait() async -> Bool { RunLoop.main.run(mode: .default, before: Date()) }
