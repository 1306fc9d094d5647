// Re-exports locks, thread-locals, fields by metadata and the release of deep values to all clients of the core.
@_exported public import ViewPlatform
