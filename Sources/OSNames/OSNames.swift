// The names that `import os` gives where no system module has that name.
@_exported public import OSLogNames
#if !canImport(Darwin)
  @_exported public import ViewPlatform
#endif
