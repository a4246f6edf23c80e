import type { Context } from 'koa';
import { Forbidden } from '../errors.ts';

/**
 * Refuses state-changing calls that a page of another origin made: `SameSite=Lax` alone trusts every
 * sibling subdomain. A request without `Origin` comes from no page.
 */
export function refuseForeignOrigin(ctx: Context, trusted: ReadonlySet<string>): void {
  const origin = ctx.get('Origin');
  if (!origin || trusted.has(origin)) return;
  if (hostOf(origin) === ctx.host.toLowerCase()) return;
  throw new Forbidden('This call may only come from the application’s own pages.');
}

function hostOf(origin: string): string | null {
  return /^https?:\/\/([^/]+)$/i.exec(origin)?.[1]?.toLowerCase() ?? null;
}
