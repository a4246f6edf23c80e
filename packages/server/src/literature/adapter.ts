import type { LiteratureQuery, LiteratureRecord } from './record.ts';

/**
 * Asks one address of a service, in its turn.
 * @param path below the service's address, e.g. `search`
 * @returns the text of the answer; null where the service answers 404
 * @throws OutboundError, or what the network throws
 */
export type Ask = (path: string, parameters: Readonly<Record<string, string>>) => Promise<string | null>;

/** A service's own way of asking and answering. */
export interface Adapter {
  /**
   * What the service holds on a query, best first; nothing where it has no answer to such a query.
   * @throws OutboundError when the answer is torn or has another form than documented
   */
  search(query: LiteratureQuery, ask: Ask): Promise<LiteratureRecord[]>;
}
