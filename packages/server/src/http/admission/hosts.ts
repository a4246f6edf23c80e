import { isIP } from 'node:net';
import type { Context, Next } from 'koa';
import { HttpProblem } from '../reply/problems.ts';

/** The names under which an application answers, without ports: a port does not tell one site from another. */
export interface KnownHosts {
  /** In lower case; an IPv6 address in brackets. */
  names: ReadonlySet<string>;
  /** Whether every IP address will do: no page elsewhere can have one of ours as its own. */
  hasAnyAddress: boolean;
}

/**
 * Refuses requests that name another host (421). A page of another site whose name is made to lead to this machine
 * counts as that site's own in the browser; only the name that it asks for gives it away.
 */
export function refuseOtherHosts({ names, hasAnyAddress }: KnownHosts) {
  return (ctx: Context, next: Next): Promise<unknown> => {
    const name = nameOf(ctx.host);
    const isKnown = names.has(name) || (hasAnyAddress && isIP(name.replace(/^\[|\]$/g, '')) > 0);
    if (!isKnown) {
      throw new HttpProblem(
        421,
        'This server does not answer under that name. Open it as localhost, or add the address to TRUSTED_ORIGINS.',
      );
    }
    return next();
  };
}

/** The host of a `Host` header, without its port. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '');
