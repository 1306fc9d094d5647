extension Transaction {
  private enum AnimationKey {}
  private enum DisablesAnimationsKey {}
  private enum IsContinuousKey {}

  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation of the changes; the engine carries it, and paints nothing.
  public var animation: Animation? {
    get { self[AnimationKey.self, default: nil] }
    set { self[AnimationKey.self, default: nil] = newValue }
  }

  /// Whether views should not animate.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self, default: false] }
    set { self[DisablesAnimationsKey.self, default: false] = newValue }
  }

  /// Whether the change is one of many, as while a finger moves.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self, default: false] }
    set { self[IsContinuousKey.self, default: false] = newValue }
  }
}
