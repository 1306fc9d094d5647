/// What the return key of a keyboard would say.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  public static let `continue` = SubmitLabel(name: "continue")
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let join = SubmitLabel(name: "join")
  public static let next = SubmitLabel(name: "next")
  public static let `return` = SubmitLabel(name: "return")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let send = SubmitLabel(name: "send")
}
