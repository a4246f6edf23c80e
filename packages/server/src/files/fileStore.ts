/** Keeps the bytes of files by their SHA-256, in hexadecimal: equal bytes are kept once. */
export interface FileStore {
  /**
   * Keeps bytes; where they are kept already, nothing happens.
   * @throws Unavailable when there is no room, or the store cannot be reached: then nothing is kept
   */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  /** The bytes; null where there are none. */
  get(sha256: string): Promise<Uint8Array | null>;
  /** Forgets the bytes; where there are none, nothing happens. */
  delete(sha256: string): Promise<void>;
}
