/// The kind of anchor with a horizontal place. No value of this type exists.
public enum NSLayoutXAxis {}
