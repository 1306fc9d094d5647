/// The kind of anchor that has no place, only a length. No value of this type exists.
public enum NSLayoutLength {}
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxis>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxis>
