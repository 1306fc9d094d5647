import Foundation

let priceFormatter = NumberFormatter()
var lastPrice = 0

func describe(_ value: Int) -> String { "\(value)" }
