@_exported import SimdNames
