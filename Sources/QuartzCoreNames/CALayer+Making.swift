#if !canImport(Darwin)
  extension CALayer {
    /// A layer of the class; for a subclass of a program, a layer of its superclass in this module.
    ///
    /// NB: no initializer of a program's class can be called by its type, except one for archives, which may trap.
    package static func made(of type: AnyClass) -> CALayer {
      switch type {
      case is CAShapeLayer.Type: CAShapeLayer()
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAEmitterLayer.Type: CAEmitterLayer()
      case is CATextLayer.Type: CATextLayer()
      case is CAReplicatorLayer.Type: CAReplicatorLayer()
      case is CATransformLayer.Type: CATransformLayer()
      case is CATiledLayer.Type: CATiledLayer()
      case is CAScrollLayer.Type: CAScrollLayer()
      default: CALayer()
      }
    }
  }
#endif
