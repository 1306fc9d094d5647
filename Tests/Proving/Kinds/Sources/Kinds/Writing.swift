import SwiftUI

/// A closure that writes files: no run may.
struct Writing: View {
  let price: Int
  @State private var count = 0

  var body: some View {
    Text("").onChange(of: count) { _ in
      if let file = fopen("written-by-a-closure", "w") { fclose(file) }
      try? "\(price)".write(toFile: "written-by-a-closure", atomically: false, encoding: .utf8)
    }
  }
}
