// always: type 'ByLength' does not conform to protocol 'SortComparator'
import Foundation

@available(macOS 12.0, iOS 15.0, *)
struct ByLength: SortComparator {
  typealias Compared = String
  var order = SortOrder.forward
}
