// until macos14.0 ios17.0: is only available in
import Observation

@Observable final class Model { var count = 0 }
