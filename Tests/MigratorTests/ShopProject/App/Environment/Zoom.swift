import SwiftUI

struct ZoomKey: EnvironmentKey { static let defaultValue = 1.0 }

extension EnvironmentValues {
  var zoom: Double {
    get { self[ZoomKey.self] }
    set { self[ZoomKey.self] = newValue }
  }
}
