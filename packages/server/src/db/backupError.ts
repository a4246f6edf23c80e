/** A backup or a restore that was not made. The message says why, and that nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const reasons: [RegExp, string][] = [
  [/SQLITE_FULL|ENOSPC/, 'the disk is full.'],
  [/EACCES|EROFS|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN/, 'it cannot be written to.'],
  [/SQLITE_NOTADB|SQLITE_CORRUPT/, 'the database in it is damaged.'],
];

/** Why a backup or a restore failed, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  return reasons.find(([pattern]) => pattern.test(text))?.[1] ?? `${text}.`;
}
