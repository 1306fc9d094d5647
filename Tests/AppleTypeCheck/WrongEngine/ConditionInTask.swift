// always: instance method 'wait' is unavailable from asynchronous contexts
import Foundation

func wait(_ condition: NSCondition) async { condition.wait() }
