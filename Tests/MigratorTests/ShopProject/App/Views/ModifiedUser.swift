import SwiftUI

struct ModifiedUser: View {
  @State private var strength = 1
  var body: some View { Text("").haptics(strength) }
}
