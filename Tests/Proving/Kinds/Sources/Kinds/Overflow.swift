import SwiftUI

/// A reader inside of a reader: their sizes are not the same.
struct Overflow: View {
  let isWide: Bool
  @State private var overflows = false

  var body: some View {
    GeometryReader { outer in
      Text("\(overflows)").background(
        GeometryReader { inner in
          Color.clear.onChange(of: inner.size) { size in
            overflows = isWide ? size.width > outer.size.width : size.height > outer.size.height
          }
        })
    }
  }
}
