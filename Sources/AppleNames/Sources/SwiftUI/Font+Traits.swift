extension Font {
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
}
