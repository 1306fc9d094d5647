// The engine's core, which everybody who imports this module can use without importing anything else.
@_exported public import ViewGraph
