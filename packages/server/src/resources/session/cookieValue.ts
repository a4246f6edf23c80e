import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the session cookie says: which session, and until when (seconds since 1970). */
export interface CookieContent {
  sessionId: string;
  expires: number;
}

/** The cookie's text: the content in the clear, signed. */
export function signCookie({ sessionId, expires }: CookieContent, secret: string): string {
  const content = `${sessionId}.${expires}`;
  return `${content}.${signature(content, secret)}`;
}

/** Reads a cookie that we signed and that has not ended at `now` (milliseconds); anything else is null. */
export function readCookie(value: string, secret: string, now: number): CookieContent | null {
  const [, content = '', sessionId = '', expires = '', signed = ''] =
    /^(([\w-]{1,64})\.(\d{1,12}))\.([\w-]{43})$/.exec(value) ?? [];
  if (!content) return null;
  const isOurs = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(content, secret)));
  return isOurs && Number(expires) * 1000 > now ? { sessionId, expires: Number(expires) } : null;
}

const signature = (content: string, secret: string) =>
  createHmac('sha256', secret).update(content).digest('base64url');
