// until macos15.0 ios18.0: 'Mutex' is only available in
import Synchronization

final class Counter { let count = Mutex(0) }
