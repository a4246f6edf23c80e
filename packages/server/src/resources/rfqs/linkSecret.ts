import { createHmac, hash } from 'node:crypto';

/** The secret of a link that a message brings: every attempt to send the message brings the same. */
export const linkSecret = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`maker-link:${nonce}`).digest('base64url');

/** What of a link’s secret is kept. */
export const tokenHashOf = (token: string): string => hash('sha256', token, 'hex');
