const begins = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** What a zip archive begins with, and so a workbook. */
export const isZip = (bytes: Uint8Array): boolean => begins(bytes, [0x50, 0x4b, 0x03, 0x04]);

/** What a compound file begins with: a workbook that is locked with a password, or of Excel 97 to 2003. */
export const isCompoundFile = (bytes: Uint8Array): boolean => begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** Text in UTF-16 with its mark, as Excel saves `Unicode text`. */
export const isUnicodeText = (bytes: Uint8Array): boolean =>
  begins(bytes, [0xff, 0xfe]) || begins(bytes, [0xfe, 0xff]);
