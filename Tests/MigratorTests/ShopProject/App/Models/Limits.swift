enum Limits { static let most = 9; static var current = 3 }
