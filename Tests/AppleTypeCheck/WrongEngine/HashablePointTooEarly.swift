// until macos15.0 ios18.0: is only available in
import CoreGraphics

func points() -> Set<CGPoint> { [] }
