import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { literalAddress, mayConnect } from './address.ts';

/** Why something was not read, worded for people. */
export class OutboundError extends Error {
  override name = 'OutboundError';
}

/**
 * An HTTP agent that connects to public addresses only. It filters the very DNS answer that is connected to, so a name
 * cannot point elsewhere between the check and the connection.
 */
export function publicAgent(allowLoopback: boolean): Agent {
  const publicLookup: LookupFunction = (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const allowed = addresses.filter(({ address }) => mayConnect(address, allowLoopback));
      const [first] = allowed;
      if (!first) return done(refusal(hostname), []);
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
  return new Agent({ connect: { lookup: publicLookup }, connections: 1, pipelining: 0 });
}

/**
 * Refuses a URL that nothing is read from, before anything is connected. Names are checked once more by the agent.
 * @throws OutboundError
 */
export function checkUrl(url: URL, allowLoopback: boolean): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutboundError(`The address ${url.protocol}//… is not http or https`);
  }
  if (url.username || url.password) throw new OutboundError('The address carries a password');
  const address = literalAddress(url);
  if (address !== null && !mayConnect(address, allowLoopback)) throw refusal(url.hostname);
}

const refusal = (host: string) => new OutboundError(`${host} is not a public address`);
