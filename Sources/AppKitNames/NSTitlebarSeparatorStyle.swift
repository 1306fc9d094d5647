#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Lines below a window's title, numbered from 0; none is drawn.
  public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
#endif
