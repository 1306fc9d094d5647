#if !canImport(Darwin)
  public import ViewEngine

  extension View {
    /// Without effect: a host copies no views. A test calls the action's code itself.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
      painted("onCopyCommand")
    }
    /// Without effect: a host cuts no views.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
      painted("onCutCommand")
    }
    /// Without effect: a host pastes nothing into views.
    public nonisolated func onPasteCommand(
      of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { painted("onPasteCommand") }
    /// Without effect: a host pastes nothing into views.
    public nonisolated func onPasteCommand(
      of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { painted("onPasteCommand") }
    /// Without effect: a host cuts no views.
    public nonisolated func cuttable<Item: Transferable>(
      for payloadType: Item.Type = Item.self, action: @escaping () -> [Item]
    ) -> some View { painted("cuttable") }
    /// Without effect: a host pastes nothing into views.
    ///
    /// - Parameters:
    ///   - payloadType: the type of the pasted items.
    ///   - action: would take the items.
    ///   - validator: would choose among the items.
    public nonisolated func pasteDestination<Item: Transferable>(
      for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
      validator: @escaping ([Item]) -> [Item] = { $0 }
    ) -> some View { painted("pasteDestination") }
  }

  /// A button that pastes. The engine has no pasteboard of items: a tap runs no action.
  public struct PasteButton {
    /// - Parameters:
    ///   - payloadType: the type of the pasted items.
    ///   - onPaste: would take the items.
    public nonisolated init<Item: Transferable>(payloadType: Item.Type, onPaste: @escaping ([Item]) -> Void) {}
    /// - Parameters:
    ///   - supportedContentTypes: the types of the pasted items.
    ///   - payloadAction: would take the items.
    public nonisolated init(
      supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {}
  }

  extension PasteButton: _EngineView {
    public var body: some View { Button("Paste") {} }
  }

  /// A button with a question mark that opens help.
  public struct HelpLink {
    private let action: () -> Void

    public nonisolated init(action: @escaping () -> Void) { self.action = action }
  }

  extension HelpLink: _EngineView {
    public var body: some View { Button("Help", action: action) }
  }
#endif
