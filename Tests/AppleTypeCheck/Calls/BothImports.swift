import OnChangeCompat
import SwiftUI

func bothImports(_ view: some View) -> some View {
  view.onChange(of: 1) { act() }  // { }, beside import SwiftUI
}

struct Counter: View {
  @State var count = 0
  let content: Text

  var body: some View {
    content
      .onChange(of: count, initial: true) { old, new in count = old + new }  // in a body: { old, new in }
  }
}
