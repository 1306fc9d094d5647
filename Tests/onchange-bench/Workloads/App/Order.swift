import OnChangeCompat

struct Order: Identifiable, Equatable {
  let id: Int
  var customer = ""
  var street = "High Street"
  var town = "Springfield"
  var parcels = 1
  var isGift = false
  var isInsured = true
  var size = "medium"
}
