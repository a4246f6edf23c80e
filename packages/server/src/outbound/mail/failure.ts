/** Why a message was not taken by the mail server, in words for people. */
export class MailError extends Error {
  override name = 'MailError';
  /** Whether trying again would not help. */
  readonly isLasting: boolean;

  constructor(message: string, isLasting: boolean) {
    super(message);
    this.isLasting = isLasting;
  }
}

const words: Readonly<Record<string, string>> = {
  EDNS: 'The name of the mail server is not known',
  ECONNECTION: 'The mail server cannot be reached',
  ESOCKET: 'The mail server cannot be reached, or broke the connection off',
  ETIMEDOUT: 'The mail server did not answer in time',
  EAUTH: 'The mail server refused the sign-in of this server',
  ETLS: 'The connection to the mail server could not be made secure',
  EPROTOCOL: 'The mail server answered something that is no SMTP',
};

/** The first line of what a server said, without what could be read as more than a line. */
const said = (response: unknown) => String(response).replace(/\s+/g, ' ').slice(0, 200);

/** Words what sending failed with. What the server refuses for good (5xx of the message) is refused again tomorrow. */
export function mailErrorOf(error: unknown): MailError {
  const { code, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isAboutMessage && typeof responseCode === 'number') {
    const isLasting = responseCode >= 500;
    const what = isLasting ? 'refused the message' : 'asks to try again later';
    return new MailError(`The mail server ${what}: ${said(response)}`, isLasting);
  }
  return new MailError(words[String(code)] ?? 'The message could not be handed to the mail server', false);
}
