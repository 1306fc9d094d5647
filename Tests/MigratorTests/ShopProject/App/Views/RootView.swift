import SwiftUI

struct RootView: View {
  @ObservedObject var session: Session
  @ObservedObject var router: Router
  @State private var query = ""
  @State private var isOpen = false
  private let columns = 3
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        SearchField(text: $query, prompt: "Search", close: { isOpen = false })
        PriceTag(price: 10, unit: .piece)
        Badge(count: session.cart.lines.count, limit: Limits.most)
        CartList(session: session)
        Panel(isOpen: $isOpen, title: query)
        ItemList(items: Store.shared.items)
        BackportUser(kind: 1)
      }
    }
    .onChange(of: session.user) { _ in router.path = [] }  // verdict: same
    .onChange(of: query) { _ in print(columns, query) }  // verdict: same
  }
}
