// Locks, thread-locals, fields by metadata, the release of what is nested deep: for all who build on the core, too.
@_exported public import ViewPlatform
