/** Parameters that say where a reader came from, not what is read. */
const trackers = /^(?:utm_.*|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref|cmpid|_hs.*)$/i;

/**
 * The address by which two mentions of a page are known to be the same: host in lower case without `www.`, https for
 * http, no fragment, no tracking parameters, the others in order, no slash at the end.
 */
export function canonicalUrl(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const kept = [...url.searchParams].filter(([name]) => !trackers.test(name));
  const query = new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  const host = url.host.toLowerCase().replace(/^www\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  return `https://${host}${path}${query && `?${query}`}`;
}
