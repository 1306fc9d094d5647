import SwiftUI

struct DetailHost: View {
  @State private var item = Item(id: 1, name: "", price: 1)
  var body: some View {
    Detail(item: item, number: item.id).id(item.id)
    Button("Rename") { item.name = "b" }
  }
}
