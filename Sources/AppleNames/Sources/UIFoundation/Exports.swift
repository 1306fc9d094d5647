// The names that UIKit and AppKit share, as in Apple's module of this name.
@_exported import QuartzCore
@_exported import ViewEngineCombine
