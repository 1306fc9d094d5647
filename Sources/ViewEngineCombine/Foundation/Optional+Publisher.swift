#if OpenCombine && !canImport(Darwin)
  public import OpenCombine

  // NB: OpenCombine leaves these two to Combine if it can be imported: it can where a build has called this module so
  // before, and compiles OpenCombine anew. Disfavored, for else there are both.

  extension Optional {
    /// A publisher of the value, if there is one.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { ocombine.publisher }
  }

  extension Result {
    /// A publisher of the success, or of the failure.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { ocombine.publisher }
  }
#endif
