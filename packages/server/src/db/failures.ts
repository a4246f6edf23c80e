/** PostgreSQL took one of two transactions back: they waited for each other, or could not be put in an order. */
const conflictCodes = new Set(['40P01', '40001']);

/** SQLite tells a limit on the size of files as a disk that fails. */
const diskCodes = new Set(['SQLITE_FULL', 'SQLITE_IOERR', '53100', '58030']);

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  // It can be read only, as its folder is, or as PostgreSQL's standby is
  'SQLITE_READONLY',
  '25006',
  // PostgreSQL: shutting down, starting up, too many connections, connection lost
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
]);

/** What pg says, without a code, of a connection that broke; knex writes the query before it. */
const brokenOff =
  /(?:^| - )(?:Connection terminated|Connection ended|Client has encountered a connection error|Client was closed)|timeout expired|timeout exceeded when trying to connect/;

/** Whether an error, or what it is made of, says that a transaction met another one and was taken back. */
export const isWriteConflict = (error: unknown): boolean => hasCode(error, conflictCodes);

/** Whether it says that the disk under the database is full, or fails. */
export const isDiskFailure = (error: unknown): boolean => hasCode(error, diskCodes);

/** Whether it says that the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  return hasCode(error, awayCodes) || madeOf(error).some(isBrokenOff);
}

const isBrokenOff = ({ name, message }: Error) => name === 'KnexTimeoutError' || brokenOff.test(message);

const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  madeOf(error).some((part) => 'code' in part && typeof part.code === 'string' && codes.has(part.code));

/** The error and those that it wraps, as Objection wraps a driver's. */
function madeOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const { nativeError } = error as Error & { nativeError?: unknown };
  return nativeError === error ? [error] : [error, ...madeOf(nativeError)];
}
