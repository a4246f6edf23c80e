import { OutboundError } from './connection.ts';

/**
 * Why something could not be read, in a few words for people, without address or stack.
 * @param timedOutAfter the time in ms that was over; false where it was not
 */
export function describeFailure(error: unknown, timedOutAfter: number | false): string {
  if (error instanceof OutboundError) return error.message;
  if (timedOutAfter) return `Did not answer within ${timedOutAfter / 1000} s`;
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return failures[code] ?? `Could not be read${code && ` (${code})`}`;
}

const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the host is not known',
  EAI_AGAIN: 'The name of the host cannot be looked up now',
  ECONNREFUSED: 'The host refused the connection',
  ECONNRESET: 'The host broke the connection off',
  UND_ERR_SOCKET: 'The host broke the connection off',
  UND_ERR_CONNECT_TIMEOUT: 'The host did not answer',
  Z_DATA_ERROR: 'The answer is damaged',
};
