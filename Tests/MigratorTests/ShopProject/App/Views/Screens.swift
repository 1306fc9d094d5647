import SwiftUI

struct Screens: View {
  var body: some View {
    TagList(tags: [], names: [])
    DetailHost()
    Toggled()
    ThemedHost()
    Preferences()
    Captured()
    Available()
    HelperUser(price: Limits.current)
    ModifiedUser()
    StyleUser()
    Scrolled(minimum: Limits.current)
    Requested()
    Kept(price: 1)
    Conditional(price: Limits.current)
    Observed(gap: Limits.current)
  }
}
