/// The kind of anchor with a vertical place. No value of this type exists.
public enum NSLayoutYAxis {}
