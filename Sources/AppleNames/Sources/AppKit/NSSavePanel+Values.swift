extension NSSavePanel {
  public func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { handler(runModal()) }
  public func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { runModal() }
}
