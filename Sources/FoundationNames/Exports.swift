#if !canImport(Darwin)
  // The names of `import Foundation` on Apple's systems that Foundation lacks here, and those of Core Foundation.
  @_exported public import Foundation
  // Foundation has these names on Apple's systems.
  #if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
  #endif
  #if canImport(FoundationXML)
    @_exported public import FoundationXML
  #endif
#endif
