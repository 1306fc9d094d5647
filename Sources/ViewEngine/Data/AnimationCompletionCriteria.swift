/// When an animation counts as done. Nothing is animated here: it is done with the frame, whichever is asked for.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}
