// What `import SwiftUI` gives where there is no SwiftUI: the shim and the bundled engine.
@_exported public import OnChangeCompat
