@_exported import QuartzCoreNames
