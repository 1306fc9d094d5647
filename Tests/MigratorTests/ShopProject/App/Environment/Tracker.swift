import SwiftUI

final class Tracker { func track(_ text: String) {} }

struct TrackerKey: EnvironmentKey { static let defaultValue = Tracker() }

extension EnvironmentValues {
  var tracker: Tracker {
    get { self[TrackerKey.self] }
    set { self[TrackerKey.self] = newValue }
  }
}
