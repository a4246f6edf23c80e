import type { Context } from 'koa';
import { sessionCookie } from '../../contract/index.ts';

const options = { httpOnly: true, sameSite: 'lax', path: '/', overwrite: true } as const;

/** The name goes by how the request came: over https only a cookie that this very host has set is believed. */
const nameFor = ({ secure }: Context) => (secure ? `__Host-${sessionCookie}` : sessionCookie);

/** The value of the session's cookie; undefined without one. */
export const readSessionCookie = (ctx: Context): string | undefined => ctx.cookies.get(nameFor(ctx));

/** Sets the session's cookie, or takes it away. */
export function setSessionCookie(ctx: Context, cookie: { value: string; expires: Date } | null): void {
  const lifetime = cookie && { expires: cookie.expires };
  ctx.cookies.set(nameFor(ctx), cookie?.value ?? null, { ...options, ...lifetime, secure: ctx.secure });
}
