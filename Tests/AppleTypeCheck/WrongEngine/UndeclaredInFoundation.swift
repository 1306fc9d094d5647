// always: cannot find 'NSNonexistent' in scope
import Foundation

func none() { _ = NSNonexistent() }
