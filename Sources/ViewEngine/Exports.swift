// A file that imports this module needs no import of these, as with SwiftUI.
@_exported public import Foundation
#if canImport(Darwin)
  @_exported public import CoreGraphics
#endif
#if canImport(Observation)
  @_exported public import Observation
#endif
@_exported public import ViewGraph
