/// Says that a person scrolls what is in it, as long as not all of its rows are in its window.
struct ScrollTrait: ElementTrait {
  let window: RowWindow

  var offersForAll: Bool { true }

  func offerForAll(to offers: inout Offers) {
    guard window.isPartial else { return }
    offers.add(ScrollDown.self, isEnabled: window.canScrollDown, window)
    offers.add(ScrollUp.self, isEnabled: window.canScrollUp, window)
  }
}

extension RowWindow {
  var canScrollDown: Bool { hasMore || range.upperBound < count }
  var canScrollUp: Bool { first > 0 }
}
