import type { Context } from 'koa';
import { Forbidden } from '../../errors.ts';

/**
 * Refuses state-changing calls that a page of another origin made: `SameSite=Lax` alone trusts every sibling
 * subdomain. Browsers say so themselves in `Sec-Fetch-Site`, which survives a proxy that rewrites `Host`; older
 * ones only send `Origin`. A request with neither comes from no page.
 */
export function refuseForeignOrigin(ctx: Context, trusted: ReadonlySet<string>): void {
  const site = ctx.headers['sec-fetch-site'];
  const origin = ctx.get('Origin');
  if (site === 'same-origin' || trusted.has(origin)) return;
  const isForeign =
    site === undefined ? origin !== '' && hostOf(origin) !== ctx.host.toLowerCase() : site !== 'none';
  if (isForeign) throw new Forbidden('This call may only come from the application’s own pages.');
}

function hostOf(origin: string): string | null {
  return /^https?:\/\/([^/]+)$/i.exec(origin)?.[1]?.toLowerCase() ?? null;
}

/**
 * Where the pages of this server are found by whoever calls: as their page says, otherwise as the call was addressed.
 * Without a page behind it a call has no `Origin`.
 */
export function pageOrigin(ctx: Context): string {
  const origin = ctx.get('Origin');
  return hostOf(origin) === null ? `${ctx.protocol}://${ctx.host}` : origin;
}
