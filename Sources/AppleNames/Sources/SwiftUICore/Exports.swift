@_exported import OnChangeCompat
