import { get, OutboundError, type GetOptions } from '../outbound/index.ts';
import { readRobots, type MayRead } from './robots.ts';

/** robots.txt is read for this name. */
const robotName = 'SeedbedFeedReader';
/** How the reader of feeds presents itself. */
export const userAgent = `${robotName}/1.0 (news reader of a Seedbed workspace; honours robots.txt)`;

type Reading = Pick<GetOptions, 'agent' | 'allowLoopback' | 'signal'> & { now: Date };

const freshMs = 24 * 3600 * 1000;
const maxBytes = 500_000;
const maxHosts = 500;

/** Remembers each host's robots.txt for a day. What could not be read is asked for again the next time. */
export class RobotsCache {
  #files = new Map<string, { mayRead: MayRead; until: number }>();

  /**
   * Checks that robots.txt lets us read a URL. A missing file allows everything; one that cannot be had refuses.
   * @throws OutboundError when it does not
   */
  async check(url: URL, reading: Reading): Promise<void> {
    const mayRead = await this.#read(url.origin, reading);
    if (!mayRead(url)) {
      throw new OutboundError('robots.txt does not allow reading it');
    }
  }

  async #read(origin: string, { now, ...options }: Reading): Promise<MayRead> {
    const known = this.#files.get(origin);
    if (known && known.until > now.getTime()) return known.mayRead;
    const got = await get(new URL('/robots.txt', origin), { ...options, userAgent, maxBytes });
    if (got.status >= 500 || got.status === 429) {
      throw new OutboundError(`robots.txt could not be read (${got.status})`);
    }
    const text = got.status === 200 ? got.body.toString('utf8') : '';
    if (this.#files.size >= maxHosts) this.#files.clear();
    const mayRead = readRobots(origin, text, robotName);
    this.#files.set(origin, { mayRead, until: now.getTime() + freshMs });
    return mayRead;
  }
}
