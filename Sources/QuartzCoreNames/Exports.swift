#if !canImport(Darwin)
  // The names of `import QuartzCore` where the module of that name is not the system's.
  @_exported public import CoreGraphicsNames
#endif
