#if OpenCombine && !canImport(Darwin)
  /// Holds the publisher of timers that Foundation has on Apple's systems.
  // NB: not in `Timer` itself, where OpenCombineFoundation has a type of the same name: nobody could name either. What a
  // protocol's extension declares gives way to what a type declares.
  public enum _FoundationPublishers {}
#endif
