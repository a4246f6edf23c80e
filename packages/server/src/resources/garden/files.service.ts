import type { Knex } from 'knex';
import type { Actor } from '../../access/index.ts';
import {
  check,
  GardenItemDraft,
  maxImportEntries,
  type GardenExportQuery,
  type GardenImport,
} from '../../contract/index.ts';
import { lockName } from '../../db/lockName.ts';
import { Invalid } from '../../errors.ts';
import {
  identityOf,
  readEntries,
  writeEntries,
  type GardenEntry,
  type ReadEntry,
} from '../../garden/index.ts';
import { columnsOf, filterOf, type GardenParts } from './garden.service.ts';
import { findWholeItems, type GardenItemModel } from './items.model.ts';
import { findRetractions } from '../literature/retractions.service.ts';
import { findKnown } from './likeness.model.ts';
import { markRetracted } from './standing.model.ts';

/** A person's items as a file. */
export async function exportItems(
  { db, now }: GardenParts,
  { actor, format, ...query }: GardenExportQuery & { actor: Actor },
): Promise<string> {
  const rows = await findWholeItems(db, filterOf({ now }, actor, query));
  return writeEntries(rows.map(entryOf), format);
}

function entryOf({ kind, title, snapshot, source, note, tags, highlights }: GardenItemModel): GardenEntry {
  return {
    kind: kind as GardenEntry['kind'],
    title,
    snapshot,
    source: JSON.parse(source),
    note,
    tags: JSON.parse(tags),
    highlights: JSON.parse(highlights),
  };
}

const refused = (message: string) =>
  new Invalid(`${message} Nothing was imported.`, [{ path: 'file', message }]);

/** UTF-16 begins with its mark, in one order or the other. */
const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/** The text of a file: UTF-8, or UTF-16 with its mark; what is neither is what Windows wrote before. */
function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** An entry that an item can be made of, or why it cannot. */
type Checked = { draft: GardenItemDraft } | { line: number; why: string };

function checked({ line, fields, why }: ReadEntry): Checked {
  if (!fields) return { line, why: why ?? 'It cannot be read.' };
  if (typeof fields['title'] !== 'string' || fields['title'].trim() === '')
    return { line, why: 'It has no title.' };
  const result = check(GardenItemDraft, fields, 'body');
  if ('value' in result) return { draft: result.value as GardenItemDraft };
  const [first] = result.errors;
  return { line, why: `${first?.path}: ${first?.message}.` };
}

/**
 * Plants in `trx` what a file holds; what is there already is left out, and what cannot be read is told by its line.
 * @throws Invalid for a file of no kind that is known, and for one with too many entries
 */
export async function importItems(
  trx: Knex,
  { now }: Pick<GardenParts, 'now'>,
  { actor, bytes }: { actor: Actor; bytes: Uint8Array },
): Promise<GardenImport> {
  const text = textOf(bytes);
  const read = text.includes('\0') ? null : readEntries(text, maxImportEntries);
  if (!read)
    throw refused('The file is not BibTeX, RIS, PubMed (.nbib), CSV with a title column, Markdown or JSON.');
  if (read.length > maxImportEntries) throw refused(`The file has more than ${maxImportEntries} entries.`);
  const entries = read.map(checked);
  const drafts = entries.flatMap((entry) => ('draft' in entry ? [entry.draft] : []));
  const bad = entries.flatMap((entry) => ('why' in entry ? [entry] : []));
  const added = await addNew(trx, { actor, drafts, time: new Date(now()).toISOString() });
  return { added, duplicates: drafts.length - added, bad };
}

interface Identified {
  draft: GardenItemDraft;
  keys: string[];
}

/** Those that are not there already, neither in the garden nor earlier in the file. */
async function newOnes(
  trx: Knex,
  ownerId: number,
  drafts: readonly GardenItemDraft[],
): Promise<Identified[]> {
  const identified = drafts.map((draft) => ({
    draft,
    keys: identityOf({ ...draft, snapshot: draft.snapshot ?? '', source: draft.source ?? {} }),
  }));
  const known = await findKnown(trx, ownerId, [...new Set(identified.flatMap(({ keys }) => keys))]);
  return identified.filter(({ keys }) => {
    const isNew = keys.every((key) => !known.has(key));
    for (const key of keys) known.add(key);
    return isNew;
  });
}

/** Rows that go into one statement: SQLite takes 32,766 values. */
const together = 500;

async function addNew(
  trx: Knex,
  { actor, drafts, time }: { actor: Actor; drafts: readonly GardenItemDraft[]; time: string },
): Promise<number> {
  const owner_id = actor.userId;
  // Of two that bring the same at once, the second finds what the first has planted.
  await lockName(trx, `imports of ${owner_id}`);
  const added = await newOnes(trx, owner_id, drafts);
  for (let at = 0; at < added.length; at += together) {
    const part = added.slice(at, at + together);
    const empty = { snapshot: '', source: {}, note: '', tags: [], highlights: [] };
    const rows = part.map(({ draft }) => ({
      ...columnsOf({ ...empty, ...draft }),
      owner_id,
      created_at: time,
      updated_at: time,
    }));
    const made: { id: number }[] = await trx('garden_items').insert(rows).returning('id');
    // They are numbered in the order in which they stand in the statement, whichever order they are told in.
    const ids = made.map(({ id }) => id).toSorted((a, b) => a - b);
    const keys = part.flatMap((each, of) =>
      [...new Set(each.keys)].map((key) => ({ item_id: ids[of], owner_id, key })),
    );
    const tags = rows.flatMap((row, of) =>
      (JSON.parse(row.tags ?? '[]') as string[]).map((tag) => ({
        item_id: ids[of],
        owner_id,
        tag,
        tag_key: tag.toLowerCase(),
      })),
    );
    await trx.batchInsert('garden_keys', keys, together);
    await trx.batchInsert('garden_item_tags', tags, together);
    await markRetracted(trx, await findRetractions(trx, [...new Set(part.flatMap((each) => each.keys))]));
  }
  return added.length;
}
