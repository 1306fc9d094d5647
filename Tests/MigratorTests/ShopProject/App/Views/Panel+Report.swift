import SwiftUI

extension Panel {
  func report() { print(heading) }
  var heading: String { title.uppercased() }
}
