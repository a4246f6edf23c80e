/** Looks through files before they are kept or read. */
export interface FileScanner {
  /**
   * What is wrong with the bytes, in the scanner's words; null where it found nothing.
   * @throws Unavailable when it did not look through all of them: nobody knows then, so nothing may be kept
   */
  scan(bytes: Uint8Array): Promise<string | null>;
  /** Whether it answers. */
  isReachable(): Promise<boolean>;
}
