import SwiftUI

extension EnvironmentValues {
  @Entry var gap: CGFloat = 8
}
