// always: instance method 'wait' is unavailable from asynchronous contexts
import Dispatch

func wait(_ semaphore: DispatchSemaphore) async { semaphore.wait() }
