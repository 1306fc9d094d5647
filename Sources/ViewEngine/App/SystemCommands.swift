/// Commands that the system brings: see `Commands`.
public struct SidebarCommands: _PrimitiveCommands { public nonisolated init() {} }
public struct ToolbarCommands: _PrimitiveCommands { public nonisolated init() {} }
public struct TextEditingCommands: _PrimitiveCommands { public nonisolated init() {} }
public struct TextFormattingCommands: _PrimitiveCommands { public nonisolated init() {} }
public struct InspectorCommands: _PrimitiveCommands { public nonisolated init() {} }
public struct ImportFromDevicesCommands: _PrimitiveCommands { public nonisolated init() {} }
