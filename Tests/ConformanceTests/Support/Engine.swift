// The one file that says which engine the suite runs on: whatever the shim re-exports.
@_exported import OnChangeCompat
