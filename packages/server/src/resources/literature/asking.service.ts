import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Dispatcher } from 'undici';
import type { Ask, LiteratureService } from '../../literature/index.ts';
import { get, OutboundError, type Got } from '../../outbound/index.ts';
import { holdOff, takeTurn } from './turns.model.ts';

/** How services are reached. */
export interface LiteratureSettings {
  /** Addresses in the place of the public ones, e.g. of a mirror; they end with a slash. */
  urls?: Partial<Record<LiteratureService['key'], string>>;
  /** E-mail address by which a service can reach whoever runs this. */
  contact?: string;
  /** Lets tests ask a server on this machine. @default false */
  allowLoopback?: boolean;
  /** Longest time for one search of a service, in ms. @default what suits the service */
  timeoutMs?: number;
}

/** What one search of a service is made with. */
export interface AskParts {
  db: Knex;
  settings: LiteratureSettings;
  agent: Dispatcher;
  signal: AbortSignal;
}

/** Longest wait that a service may ask for and is believed, in ms. */
const longestRestMs = 3_600_000;
/** How long a service rests that asks for it without saying how long. */
const usualRestMs = 30_000;

/** Asks a service: in turn, presenting ourselves, with what its answer says of resting kept for all processes. */
export function askerOf(service: LiteratureService, { db, settings, agent, signal }: AskParts): Ask {
  const { key, everyMs, timeoutMs, maxBytes } = service;
  const { contact, allowLoopback = false } = settings;
  const base = settings.urls?.[key] ?? service.url;
  return async (path, parameters) => {
    const wait = await takeTurn(db, { service: key, everyMs, patienceMs: timeoutMs / 2 });
    if (wait === null) throw new OutboundError('Asked us to wait, or has too many questions waiting');
    await sleep(wait, undefined, { signal });
    const url = new URL(path, base);
    url.search = String(new URLSearchParams({ ...parameters, ...presented(service, contact) }));
    const got = await get(url, {
      agent,
      allowLoopback,
      signal,
      maxBytes,
      userAgent: `SeedbedLiterature/1.0${contact ? ` (mailto:${contact})` : ''}`,
      headers: { accept: 'application/json, application/xml;q=0.9' },
    });
    return textOf(got, (ms) => holdOff(db, { service: key, ms }));
  };
}

/** E-utilities want name and address among the parameters. */
const presented = ({ key }: LiteratureService, contact: string | undefined): Record<string, string> =>
  key === 'pubMed' ? { tool: 'seedbed', ...(contact ? { email: contact } : {}) } : {};

async function textOf(
  { status, headers, body }: Got,
  rest: (ms: number) => Promise<void>,
): Promise<string | null> {
  if (status === 200) return body.toString('utf8');
  if (status === 404) return null;
  if (status === 429 || status === 503) {
    const ms = restOf([headers['retry-after']].flat()[0]);
    await rest(ms);
    throw new OutboundError(`Asked us to wait ${Math.ceil(ms / 1000)} s`);
  }
  throw new OutboundError(`Answered ${status}`);
}

/** `Retry-After`, in seconds or as a date. */
function restOf(header: string | undefined): number {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1000), longestRestMs) : usualRestMs;
}
