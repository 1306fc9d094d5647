import OnChangeCompat

/// A screen as apps have it, W8: two tabs, a list of orders, and a form in a sheet.
struct Shop: View {
  let orders: Int
  let counter: Counter
  @State private var page = "Orders"

  var body: some View {
    TabView(selection: $page) {
      OrderPage(count: orders, counter: counter)
        .tabItem { Label("Orders", systemImage: "shippingbox") }
        .tag("Orders")
      AccountPage()
        .tabItem { Label("Account", systemImage: "person") }
        .tag("Account")
    }
    .onChange(of: page) { counter.actions += 1 }
  }
}
