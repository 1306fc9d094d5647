// always: class property 'current' is unavailable from asynchronous contexts
import Foundation

func loop() async { _ = RunLoop.current }
