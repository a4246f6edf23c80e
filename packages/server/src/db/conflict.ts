/** PostgreSQL took one of two transactions back: they waited for each other, or could not be put in an order. */
const conflictCodes = new Set(['40P01', '40001']);

/** Whether an error, or what it is made of, says that a transaction met another one and was taken back. */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, nativeError } = error as Error & { code?: unknown; nativeError?: unknown };
  if (typeof code === 'string' && conflictCodes.has(code)) return true;
  return nativeError !== error && isWriteConflict(nativeError);
}
