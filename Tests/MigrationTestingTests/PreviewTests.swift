import MigrationTesting
import OnChangeCompat
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct PreviewTests {
  @Test func `a cart whose price and quantity change together is found to change`() async {
    let report = await previewMigration(depth: 3) { Shop() }
    print(report)
    #expect(!report.isEquivalent)
  }
}

private struct Shop: View {
  @State private var price = 10
  @State private var quantity = 1
  var body: some View {
    Button("Two at half price") { (price, quantity) = (5, 2) }
    Button("More") { quantity += 1 }
    Cart(price: price, quantity: quantity)
  }
}

private struct Cart: View {
  let price: Int
  let quantity: Int
  @State private var total = 10

  var body: some View {
    Text("Total \(total)").onChange(of: quantity) { _ in total = price * quantity }
  }
}
