import { mailErrorOf, MailError } from './failure.ts';

/** Through which server messages go, and from whom they are. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  /** The address that messages are from. */
  from: string;
}

/** A message that is to be sent. */
export interface Message {
  to: string;
  /** Whose message it is: shown beside our address, and answered to. */
  sender: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that whoever gets it twice can tell. Letters, digits and hyphens. */
  key: string;
  attachments: readonly { filename: string; content: Buffer; contentType: string }[];
}

/** Hands messages to a mail server. */
export interface Mailer {
  /** Resolves when the server has taken the message. @throws MailError */
  send(message: Message): Promise<void>;
}

/** How long a mail server may take, in ms. */
export interface MailLimits {
  /** To connect, to greet, and between two signs of life. @default 15000 */
  silentMs?: number;
  /** For all of it. @default 60000 */
  wholeMs?: number;
}

const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** Who signs in where; a password goes over a secure connection only, but to this machine. */
function connectionOf(url: URL) {
  const isSecure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && user !== '' && !isThisMachine(url.hostname),
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}

/** A mailer of an SMTP server: a connection for each message, bounded in time; it reads no file and no address. */
export function createMailer(
  { url, from }: MailSettings,
  { silentMs = 15_000, wholeMs = 60_000 }: MailLimits = {},
): Mailer {
  const connection = {
    ...connectionOf(new URL(url)),
    connectionTimeout: silentMs,
    greetingTimeout: silentMs,
    socketTimeout: silentMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = from.split('@').at(-1);
  return {
    async send({ sender, key, attachments, ...message }) {
      // Read with the first message: most servers are asked for none.
      const { createTransport } = await import('nodemailer');
      const sent = createTransport(connection).sendMail({
        ...message,
        from: { name: sender.name, address: from },
        replyTo: sender,
        messageId: `<${key}@${domain}>`,
        attachments: [...attachments],
      });
      await within(sent, wholeMs).catch((error: unknown) => {
        throw error instanceof MailError ? error : mailErrorOf(error);
      });
    },
  };
}

/** A server that says a letter every few seconds is not silent; it is not waited for either. */
async function within(sent: Promise<unknown>, ms: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(mailErrorOf({ code: 'ETIMEDOUT' })), ms);
  try {
    await Promise.race([sent, late]);
  } finally {
    clearTimeout(timer);
  }
}
