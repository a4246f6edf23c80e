import autocannon from 'autocannon';

/** A request that is repeated as fast as it is answered. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** What every answer has to be. */
  status: number;
}

const connections = 16;
const warmUpSeconds = 1;
const roundSeconds = 4;
const rounds = 3;

/**
 * Requests a second of each load, the median of several rounds. The loads take turns, so that a machine that slows
 * down slows them all down.
 */
export async function measureRates(loads: readonly Load[]): Promise<number[]> {
  const rates = loads.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, load] of loads.entries()) rates[i]?.push(await rateOf(load));
  }
  return rates.map(median);
}

async function rateOf({ url, method = 'GET', headers, body, status }: Load): Promise<number> {
  const options = { url, method, headers, body, connections };
  await autocannon({ ...options, duration: warmUpSeconds });
  const result = await autocannon({ ...options, duration: roundSeconds });
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  const all = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'];
  if (result.errors > 0 || right !== all) {
    throw new Error(`${method} ${url}: ${all - right} of ${all} answers were not ${status}.`);
  }
  return right / result.duration;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
