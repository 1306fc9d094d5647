#if !canImport(Darwin)
  /// The code of the character that stands for an attachment in a text.
  public let NSAttachmentCharacter = 0xFFFC
#endif
