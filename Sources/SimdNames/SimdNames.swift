// The names of `import simd` where the module of that name is not the system's: the vectors by their names, and
// the functions that only compute. Matrices and quaternions are missing.
#if !canImport(Darwin)
  public typealias simd_float2 = SIMD2<Float>
  public typealias simd_float3 = SIMD3<Float>
  public typealias simd_float4 = SIMD4<Float>
  public typealias simd_double2 = SIMD2<Double>
  public typealias simd_double3 = SIMD3<Double>
  public typealias simd_double4 = SIMD4<Double>
  public typealias simd_int2 = SIMD2<Int32>
  public typealias simd_int3 = SIMD3<Int32>
  public typealias simd_int4 = SIMD4<Int32>
  public typealias simd_uint2 = SIMD2<UInt32>
  public typealias simd_uint3 = SIMD3<UInt32>
  public typealias simd_uint4 = SIMD4<UInt32>
  public typealias float2 = SIMD2<Float>
  public typealias float3 = SIMD3<Float>
  public typealias float4 = SIMD4<Float>
  public typealias double2 = SIMD2<Double>
  public typealias double3 = SIMD3<Double>
  public typealias double4 = SIMD4<Double>
#endif
