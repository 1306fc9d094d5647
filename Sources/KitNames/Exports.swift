#if !canImport(Darwin)
  // The names that UIKit and AppKit share, with those of the modules that they import.
  @_exported public import Foundation
  // Foundation has these names on Apple's systems.
  #if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
  #endif
  // So does Combine, which Foundation re-exports there.
  @_exported public import ViewEngineCombine
  @_exported public import FoundationNames
  @_exported public import CoreGraphicsNames
  @_exported public import QuartzCoreNames
  @_exported public import class ViewEngine.NSItemProvider
  @_exported public import protocol ViewEngine.NSItemProviderReading
  @_exported public import protocol ViewEngine.NSItemProviderWriting
#endif
