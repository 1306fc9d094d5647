// Names that the engine and Apple's modules could both bring: each must have one meaning in a file that imports the
// shim.
import Combine
import CoreGraphics
import Foundation
import OnChangeCompat

struct Drawing: View {
  let transform = CGAffineTransform(rotationAngle: 1).concatenating(.identity)
  let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
  let end: CGLineCap = .round

  var body: some View {
    Circle().transform(transform)
      .stroke(style: StrokeStyle(lineWidth: frame.width, lineCap: end, lineJoin: CGLineJoin.miter))
    Text(verbatim: "\(CGPoint.zero.applying(transform) == CGPoint(x: 1, y: 2))")
  }
}

final class Basket: ObservableObject {
  @Published var items = ["apple"]
}

struct BasketView: View {
  @StateObject private var basket = Basket()
  @State private var isNumbered = false
  let formatter: Formatter = NumberFormatter()

  var body: some View {
    List {
      ForEach(basket.items, id: \.self) { Text($0) }
        .onMove { basket.items.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { basket.items.remove(atOffsets: $0) }
    }
    Toggle("Numbered", isOn: $isNumbered)
    TextField("Amount", value: $basket.items.count, formatter: formatter)
      .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) { _ in isNumbered = true
      }
      .onReceive(Just(1)) { _ in }
      .onChange(of: basket.items, initial: true) { old, new in isNumbered = old != new }
  }
}

extension Array {
  fileprivate var count: Int {
    get { endIndex }
    set {}
  }
}
