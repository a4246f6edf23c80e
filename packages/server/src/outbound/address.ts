import ipaddr from 'ipaddr.js';

/**
 * Whether anything may be read from an IP address: public unicast only. Private, link-local (with the cloud's metadata
 * address), carrier-grade NAT, multicast, reserved and translated addresses are refused; loopback needs `allowLoopback`.
 */
export function mayConnect(address: string, allowLoopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` reads an IPv4 address that is written as an IPv6 one.
  const range = ipaddr.process(address).range();
  return range === 'unicast' || (allowLoopback && range === 'loopback');
}

/** The IP address a URL's host is written as; null when the host is a name. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? host : null;
}
