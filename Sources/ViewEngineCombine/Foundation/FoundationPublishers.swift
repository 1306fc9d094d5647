#if OpenCombine && !canImport(Darwin)
  /// Holds the publishers that Foundation has on Apple's systems, such as `Timer.TimerPublisher`.
  // NB: not in Foundation's types themselves, where OpenCombineFoundation has types of the same names: a package that
  // imports that, too, could name neither. What a protocol's extension declares gives way to what a type declares.
  public enum _FoundationPublishers {}
#endif
