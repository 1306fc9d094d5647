#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  extension NSApplication {
    /// Does nothing: no other app runs.
    public func yieldActivation(to application: NSRunningApplication) {}
    /// Does nothing: no other app runs.
    public func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String) {}
  }

  extension FileManager {
    /// A manager without the permission, which the engine never grants.
    public convenience init(authorization: NSWorkspace.Authorization) { self.init() }
  }

  extension NSWorkspace {
    /// A picture of 32 by 32 points, named after the type.
    public func icon(for contentType: UTType) -> NSImage { icon(forFile: contentType.identifier) }
  }
#endif
