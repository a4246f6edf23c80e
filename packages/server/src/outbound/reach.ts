import { publicAgent } from './connection.ts';
import { get } from './get.ts';

const userAgent = 'SeedbedGarden/1.0';
const gone = new Set([404, 410]);

/** How an address is asked. */
export interface ReachOptions {
  /** Lets tests ask a server on this machine. @default false */
  allowLoopback?: boolean;
  /** Longest time it may take to answer, redirects included, in ms. @default 8000 */
  timeoutMs?: number;
}

/**
 * Whether a public address answers: with anything but that there is nothing, or that it failed itself. One that asks for
 * a sign-in, or knows no HEAD, answers. Its body is not fetched. Never throws.
 */
export async function reachAddress(
  address: string,
  { allowLoopback = false, timeoutMs = 8000 }: ReachOptions = {},
): Promise<boolean> {
  const url = URL.parse(address);
  if (!url) return false;
  const agent = publicAgent(allowLoopback);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const options = { agent, allowLoopback, signal, userAgent, maxBytes: 0, method: 'HEAD' as const };
    const { status } = await get(url, options);
    return status < 500 ? !gone.has(status) : status === 501;
  } catch {
    return false;
  } finally {
    await agent.destroy();
  }
}
