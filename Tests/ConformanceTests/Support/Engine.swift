// The only file that names the engine of the suite: the one that the shim re-exports.
@_exported import OnChangeCompat
