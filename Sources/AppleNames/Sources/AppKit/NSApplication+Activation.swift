@_spi(AppleNames) import ViewEngine

extension NSApplication {
  public func yieldActivation(to application: NSRunningApplication) {}
  public func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String) {}
}

extension FileManager {
  public convenience init(authorization: NSWorkspace.Authorization) { self.init() }
}

extension NSWorkspace {
  public func icon(for contentType: UTType) -> NSImage { icon(forFile: contentType.identifier) }
}
