import type { Context, Next } from 'koa';
import type { WebConfig } from '../../contract/index.ts';

/** The page may run its own scripts only, and talk to us and to the identity service of its deployment. */
function contentSecurityPolicy({ mode, firebase, authEmulatorUrl }: WebConfig): string {
  const isFirebase = mode === 'firebase';
  const identity = isFirebase
    ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
    : [authEmulatorUrl ?? ''];
  const authDomain = isFirebase && firebase.authDomain ? [`https://${firebase.authDomain}`] : [];
  // The Firebase popup loads Google's script and keeps a frame of its own host.
  const popupScript = isFirebase ? ['https://apis.google.com'] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...popupScript],
    // Libraries measure and animate with style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...identity, ...popupScript],
    'frame-src': authDomain.length > 0 ? [...authDomain, ...popupScript] : ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** Headers that every answer carries. */
export function securityHeaders(webConfig: WebConfig) {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(webConfig),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The sign-in popup has to be able to answer its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return (ctx: Context, next: Next): Promise<unknown> => {
    ctx.set(headers);
    if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=15552000');
    return next();
  };
}
