/// Light or dark look of a keyboard; text inputs keep it without effect.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static var alert: UIKeyboardAppearance { .dark }
}
