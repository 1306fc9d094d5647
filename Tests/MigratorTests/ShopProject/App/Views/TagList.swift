import SwiftUI

struct TagList: View {
  let tags: [Tag]
  let names: [String]
  @State private var version = 0
  var body: some View {
    ForEach(tags, id: \.self) { tag in
      Text("").onChange(of: version) { _ in print(tag) }  // verdict: look
    }
    ForEach(names, id: \.self) { name in
      Text("").onChange(of: version) { _ in print(name) }  // verdict: same
    }
  }
}
