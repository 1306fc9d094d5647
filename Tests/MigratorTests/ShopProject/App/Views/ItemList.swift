import SwiftUI

struct ItemList: View {
  let items: [Item]
  @State private var selection: Int?
  @State private var version = 0
  var body: some View {
    List(items, id: \.id) { item in
      Text(item.name)
        .onChange(of: version) { _ in print(item.id) }  // verdict: same
        .onChange(of: version) { _ in print(item.name) }  // verdict: look
    }
    ForEach(Category.allCases, id: \.self) { category in
      Text("").onChange(of: version) { _ in print(category) }  // verdict: same
    }
    row(selection, "row")
  }
  private func row(_ selection: Int?, _ title: String) -> some View {
    Text(title)
      .onChange(of: version) { _ in print(title) }  // verdict: same
      .onChange(of: version) { _ in print(selection as Any) }  // verdict: look
  }
}
