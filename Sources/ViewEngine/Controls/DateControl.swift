/// What a person can do with a date picker.
package struct DateControl: Control {
  let earliest: Date?
  let latest: Date?
  let write: (Date) -> Void

  package func offer(to offers: inout Offers) { offers.add(SetDate.self, self) }

  func accepts(_ date: Date) -> Bool {
    date.isNumber && (earliest.map { $0 <= date } ?? true) && (latest.map { date <= $0 } ?? true)
  }
}
