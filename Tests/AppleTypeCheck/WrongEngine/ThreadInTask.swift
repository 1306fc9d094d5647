// always: class property 'isMainThread' is unavailable from asynchronous contexts
import Foundation

func isMain() async -> Bool { Thread.isMainThread }
