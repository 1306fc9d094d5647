#if !canImport(Darwin)
  // Names of the keychain's items, which Foundation brings along on Apple's systems.

  /// A kind of item; the keychain here compares kinds by their names.
  public nonisolated(unsafe) let kSecClass: CFString = "class"
  /// A kind of item; the keychain here compares kinds by their names.
  public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
  /// A kind of item; the keychain here compares kinds by their names.
  public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
  /// A kind of item; the keychain here compares kinds by their names.
  public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
  /// A kind of item; the keychain here compares kinds by their names.
  public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
  /// A kind of item; the keychain here compares kinds by their names.
  public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrType: CFString = "type"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
  /// A value of an attribute; the keychain here keeps it unread.
  public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
  /// A value of an attribute; the keychain here keeps it unread.
  public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
  /// A value of an attribute; the keychain here keeps it unread.
  public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
  /// A value of an attribute; the keychain here keeps it unread.
  public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
  /// An attribute of an item, which a query can compare.
  public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
  /// A value of an attribute; the keychain here keeps it unread.
  public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
  /// A value of an attribute; the keychain here keeps it unread.
  public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
  /// A value of an attribute; the keychain here keeps it unread.
  public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
  /// A value of an attribute; the keychain here keeps it unread.
  public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
  /// A value of an attribute; the keychain here keeps it unread.
  public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
  /// The form in which a query wants its results.
  public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
  /// The form in which a query wants its results.
  public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
  /// The form in which a query wants its results.
  public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
  /// The form in which a query wants its results.
  public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
  /// The content of an item.
  public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
  /// The content of an item.
  public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
  /// The content of an item.
  public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
  /// How many items a query wants, and which.
  public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
  /// How many items a query wants, and which.
  public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
  /// How many items a query wants, and which.
  public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
  /// How many items a query wants, and which.
  public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
  /// A setting of a query, which has no effect.
  public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
  /// A setting of a query, which has no effect.
  public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
  /// A setting of a query, which has no effect.
  public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
  /// A setting of a query, which has no effect.
  public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"

  /// A result that the functions of the keychain return.
  public let errSecSuccess: OSStatus = 0
  /// A result on Apple systems, which nothing returns here.
  public let errSecUnimplemented: OSStatus = -4
  /// A result that the functions of the keychain return.
  public let errSecParam: OSStatus = -50
  /// A result on Apple systems, which nothing returns here.
  public let errSecAllocate: OSStatus = -108
  /// A result on Apple systems, which nothing returns here.
  public let errSecNotAvailable: OSStatus = -25291
  /// A result on Apple systems, which nothing returns here.
  public let errSecAuthFailed: OSStatus = -25293
  /// A result that the functions of the keychain return.
  public let errSecDuplicateItem: OSStatus = -25299
  /// A result that the functions of the keychain return.
  public let errSecItemNotFound: OSStatus = -25300
  /// A result on Apple systems, which nothing returns here.
  public let errSecInteractionNotAllowed: OSStatus = -25308
  /// A result on Apple systems, which nothing returns here.
  public let errSecDecode: OSStatus = -26275
  /// A result on Apple systems, which nothing returns here.
  public let errSecMissingEntitlement: OSStatus = -34018
  /// A result on Apple systems, which nothing returns here.
  public let errSecUserCanceled: OSStatus = -128
#endif
