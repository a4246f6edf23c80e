import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { LiteratureAnswer, LiteratureSearch } from '../../contract/index.ts';
import { transact } from '../../db/transact.ts';
import {
  mergeRecords,
  type LiteratureQuery,
  type LiteratureRecord,
  type LiteratureService,
} from '../../literature/index.ts';
import { describeFailure, publicAgent } from '../../outbound/index.ts';
import { noteRetractions } from '../garden/retracted.service.ts';
import { askerOf, type LiteratureSettings } from './asking.service.ts';
import {
  deleteSearchesBefore,
  findRecords,
  findSearch,
  saveRecords,
  saveSearch,
  type LiteratureRecordModel,
} from './literature.model.ts';

/** What literature is searched with. */
export interface LiteratureParts {
  db: Knex;
  settings: LiteratureSettings;
  log: Logger;
  now(): number;
}

/** One search. */
export interface LiteratureWish {
  /** As it may leave this server. */
  query: LiteratureQuery;
  words: string;
  services: readonly LiteratureService[];
  signal: AbortSignal;
  /** Told what is asked, and again whenever a service is done. */
  onProgress(search: LiteratureSearch): void;
}

/** A record with the time it was retrieved. */
export interface Retrieved {
  record: LiteratureRecord;
  retrievedAt: Date;
}

/** What was found, and whether any service could be asked. */
export interface LiteratureFound {
  records: Retrieved[];
  isMissing: boolean;
}

const hourMs = 3_600_000;
/** How long an answer is remembered, to stand in for a service that cannot be asked. */
const rememberedMs = 90 * 24 * hourMs;

/** Asks the services side by side. One that fails costs its own records only; never throws but for the signal. */
export async function searchLiterature(
  parts: LiteratureParts,
  { query, words, services, signal, onProgress }: LiteratureWish,
): Promise<LiteratureFound> {
  const answers = services.map(({ name }): LiteratureAnswer => ({
    service: name,
    state: 'asking',
    found: 0,
  }));
  const tell = () => onProgress({ words, services: [...answers] });
  tell();
  const found = await Promise.all(
    services.map(async (service, place) => {
      const result = await askOne(parts, service, { query, words, signal });
      answers[place] = result.answer;
      tell();
      return result;
    }),
  );
  signal.throwIfAborted();
  return {
    records: together(found.flatMap(({ records }) => records)),
    isMissing: found.length > 0 && found.every(({ answer }) => answer.state === 'failed'),
  };
}

/** Each work once, as it was retrieved last. */
function together(all: readonly Retrieved[]): Retrieved[] {
  const times = new Map(all.map(({ record, retrievedAt }) => [record.key, retrievedAt]));
  return mergeRecords(all.map(({ record }) => record)).flatMap((record) => {
    const retrievedAt = times.get(record.key);
    return retrievedAt ? [{ record, retrievedAt }] : [];
  });
}

type Asked = Pick<LiteratureWish, 'query' | 'words' | 'signal'>;
interface OneFound {
  answer: LiteratureAnswer;
  records: Retrieved[];
}

async function askOne(parts: LiteratureParts, service: LiteratureService, asked: Asked): Promise<OneFound> {
  const { db, now, log } = parts;
  const known = await recall(db, service, asked.words);
  const name = { service: service.name };
  if (known && now() - known.at.getTime() < service.keepHours * hourMs) {
    return { answer: { ...name, state: 'kept', found: known.records.length }, records: known.records };
  }
  const { timeoutMs = service.timeoutMs } = parts.settings;
  const timeout = AbortSignal.timeout(timeoutMs);
  // One of its own: a service that is silent keeps no other waiting.
  const agent = publicAgent(parts.settings.allowLoopback ?? false);
  try {
    const signal = AbortSignal.any([asked.signal, timeout]);
    const ask = askerOf(service, { db, settings: parts.settings, agent, signal });
    const records = await service.adapter.search(asked.query, ask);
    const at = new Date(now());
    const kept = { service: service.key, words: asked.words, records, at };
    return {
      answer: { ...name, state: 'answered', found: records.length },
      records: await keep(db, kept).catch((err: unknown) => {
        // What was found is told all the same: its passages are stored with the answer.
        log.error({ err }, 'literature could not be kept');
        return records.map((record) => ({ record, retrievedAt: at }));
      }),
    };
  } catch (err) {
    const error = asked.signal.aborted ? 'Stopped' : describeFailure(err, timeout.aborted && timeoutMs);
    log.warn({ service: service.key, why: error }, 'a literature service gave nothing');
    return known
      ? { answer: { ...name, state: 'kept', found: known.records.length, error }, records: known.records }
      : { answer: { ...name, state: 'failed', found: 0, error }, records: [] };
  } finally {
    await agent.destroy();
  }
}

/** What a service answered to the same words before. */
async function recall(
  db: Knex,
  service: LiteratureService,
  words: string,
): Promise<{ at: Date; records: Retrieved[] } | null> {
  const search = await findSearch(db, { service: service.key, words });
  if (!search) return null;
  const rows = await findRecords(db, JSON.parse(search.keys) as string[]);
  return { at: new Date(search.searched_at), records: rows.map(retrieved) };
}

const retrieved = (row: LiteratureRecordModel): Retrieved => ({
  record: {
    key: row.key,
    service: row.service as LiteratureRecord['service'],
    record: row.record as LiteratureRecord['record'],
    title: row.title,
    journal: row.journal,
    year: row.year,
    design: row.design,
    pmid: row.pmid,
    doi: row.doi,
    nct: row.nct,
    url: row.url,
    body: row.body,
    isRetracted: Boolean(row.is_retracted),
  },
  retrievedAt: new Date(row.retrieved_at),
});

interface Kept {
  service: string;
  words: string;
  records: readonly LiteratureRecord[];
  at: Date;
}

/** Keeps what a service gave. @returns it as it stands now: a work may be known as retracted */
async function keep(db: Knex, { service, words, records, at }: Kept): Promise<Retrieved[]> {
  const time = at.toISOString();
  return transact(db, async (trx) => {
    await saveRecords(
      trx,
      // In one order everywhere: two searches that keep the same works do not wait for each other crosswise.
      records
        .map(({ isRetracted, ...record }) => ({ ...record, is_retracted: isRetracted, retrieved_at: time }))
        .toSorted((left, right) => (left.key < right.key ? -1 : 1)),
    );
    await noteRetractions(trx, records);
    const keys = records.map(({ key }) => key);
    await saveSearch(trx, { service, words, keys: JSON.stringify(keys), searched_at: time });
    return (await findRecords(trx, keys)).map(retrieved);
  });
}

/** Forgets what was asked long ago. */
export async function sweepLiterature(db: Knex, now: Date): Promise<void> {
  await deleteSearchesBefore(db, new Date(now.getTime() - rememberedMs));
}
