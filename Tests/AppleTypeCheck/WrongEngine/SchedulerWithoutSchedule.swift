// always: type 'Immediate' does not conform to protocol 'Scheduler'
import Combine
import Dispatch

struct Immediate: Scheduler {
  typealias SchedulerTimeType = Int
  typealias SchedulerOptions = Never
}
