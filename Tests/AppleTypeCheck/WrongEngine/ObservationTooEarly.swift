// until macos14.0 ios17.0: 'ObservationRegistrar' is only available in
import Observation

struct Model { let registrar = ObservationRegistrar() }
