public enum Spacing { public static let small = 4 }
