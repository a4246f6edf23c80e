import { z } from 'zod';
import {
  columns,
  findAmountsIn,
  readTable,
  registry,
  type Amount,
  type Material,
  type Mention,
} from '../../registry/index.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { pieceWords } from '../words/formWords.ts';
import { doseUnits } from './loneAmounts.ts';
import { anyOf, hasPhrase, phrasesOf, searchable, textBefore, textBehind } from '../text.ts';
import { inSentence } from '../../text/letters.ts';

/** What an active is bought as where the words say what it comes from. */
const ActiveSource = z.strictObject({
  key: columns.key,
  /** The active as labels name it. */
  active: columns.text,
  /** What its source is called. */
  words: columns.list,
  /** Key of the material that carries it; empty where the source's strength is not known. */
  material: z.string(),
  ...columns.origin,
});

const sources = readTable(new URL('../data/', import.meta.url), 'activeSources', ActiveSource).map(
  ({ active, words, material }) => ({
    active,
    material,
    words: phrasesOf(words),
  }),
);

/** What a text says of actives and where they are from. */
export interface ReadSources {
  /** What carries an active of a mention. */
  readonly carriers: ReadonlyMap<Mention, Material>;
  /** Names of what is no active by itself: the source of one that is dosed, the content of one. */
  readonly dropped: ReadonlySet<Mention>;
  /** Amounts that are of another name than they stand beside: `bamboo extract 70 % silica 100 mg`. */
  readonly moved: ReadonlyMap<Mention, Amount>;
  readonly notes: readonly string[];
}

/** The names of a text, each with its amount and the active it is of. */
export interface NamedActives {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly amounts: readonly (Amount | null)[];
  materialOf(mention: Mention): Material | undefined;
}

/** Behind an active, its amount and its form: `omega-3 softgels from algae`. */
const fromSource = new RegExp(
  String.raw`^[\s()]*(?:(?:${anyOf(pieceWords)})\s+)?(?:${eitherBeside('from')})\s+([^,.;:\n(]{2,60})`,
  'iu',
);
const holder = new RegExp(
  String.raw`(?:(?:${eitherBeside('holds')})\s*|[(:=]\s*)(?:min\.?\s*|at least\s*)?$`,
  'iu',
);
const percentBefore = /\d\s*(?:%|percent|per cent)\s*(?:of\s+|total\s+)*$/i;
const percentAfter = /^[\s:=(]*\d+(?:[.,]\d+)?\s*(?:%|percent)/i;
/** So far apart a source and what it holds are named together. */
const mostApart = 60;

/**
 * Actives with their sources: `160 mg caffeine from guarana` is caffeine, carried by as much guarana as holds it;
 * `milk thistle extract (25 % silymarin)` and `bladderwrack 500 mg with 150 µg iodine` are the plant, weighed as said.
 */
export function readSources(named: NamedActives): ReadSources {
  const carriers = new Map<Mention, Material>();
  const dropped = new Set<Mention>();
  const moved = new Map<Mention, Amount>();
  const notes: string[] = [];
  for (const [at, active] of named.mentions.entries()) {
    const rows = sources.filter(({ active: name }) => name === nameOf(named, active));
    const found = rows.length === 0 ? null : (sourceBehind(named, at, rows) ?? holderOf(named, at, rows));
    if (!found) {
      const unknown = unknownSources(named, at);
      for (const each of unknown) dropped.add(each);
      notes.push(...unknownNote(named, active, unknown));
      continue;
    }
    if (found.isContent) {
      dropped.add(active);
      const [holding] = found.sources;
      if (holding && found.moved) moved.set(holding, found.moved);
      continue;
    }
    if (found.material) carriers.set(active, found.material);
    if (found.moved && !named.amounts[at]) moved.set(active, found.moved);
    for (const each of found.sources) if (each !== active) dropped.add(each);
    notes.push(...sourceNote(found, named, active));
  }
  const contents = new Set([...dropped].map((each) => nameOf(named, each)));
  const told = new Set([...carriers.keys()].map((each) => nameOf(named, each)));
  for (const [at, each] of named.mentions.entries()) {
    const name = nameOf(named, each);
    // `Silymarin capsules` of a thistle extract whose silymarin is told have no other.
    if (contents.has(name) && !told.has(name) && !named.amounts[at] && isActive(name)) dropped.add(each);
  }
  return { carriers, dropped, moved, notes };
}

type Row = (typeof sources)[number];

const nameOf = ({ materialOf }: NamedActives, mention: Mention) => materialOf(mention)?.name;

const isActive = (name: string | undefined) => sources.some(({ active }) => active === name);

interface FoundSource {
  /** Whether the active is told of its source, which is weighed by itself. */
  readonly isContent: boolean;
  readonly material: Material | undefined;
  readonly sources: readonly Mention[];
  /** The amount behind a share, which is that of what holds it. */
  readonly moved: Amount | null;
}

/** What became of the names of sources that have no line of their own. */
function sourceNote({ material, sources: of }: FoundSource, named: NamedActives, active: Mention): string[] {
  const others = [...new Set(of.flatMap((each) => nameOf(named, each) ?? []))].filter(
    (name) => name !== nameOf(named, active),
  );
  if (!material || others.length === 0) return [];
  return [
    `${others.join(' and ')}: what ${inSentence(nameOf(named, active) ?? '')} is from, as the words say, and no line of its own. It is weighed as ${material.form}.`,
  ];
}

const rowNamed = (words: string, rows: readonly Row[]): Row | undefined => {
  const said = searchable(words.replace(/['’]/g, ''));
  return rows.find((row) => row.words.some((word) => hasPhrase(said, word)));
};

/** `80 mg vitamin C from acerola and rose hip`: with what else it is from. */
function sourceBehind(
  { text, mentions, amounts, materialOf }: NamedActives,
  at: number,
  rows: readonly Row[],
): FoundSource | null {
  const active = mentions[at];
  if (!active) return null;
  const end = Math.max(active.end, amounts[at]?.end ?? 0);
  const [whole = '', span = ''] = fromSource.exec(textBehind(text, end)) ?? [];
  const [next] = findAmountsIn(span, doseUnits);
  const words = next ? span.slice(0, next.start) : span;
  const row = rowNamed(words, rows);
  if (!row) return null;
  const from = end + whole.length - span.length;
  const isInSpan = (each: Mention) => each.start >= from && each.end <= from + words.length;
  const material = registry.materials.get(row.material);
  // `Omega-3 from algae oil` names the oil that it is bought as.
  const isBought = (each: Mention) => materialOf(each)?.ingredient === material?.ingredient;
  if (material?.category === 'oil' && mentions.some((each) => isInSpan(each) && isBought(each))) return null;
  const isUndosed = (each: Mention, place: number) => isInSpan(each) && !amounts[place];
  // `Caffeine from green tea 150 mg` are of caffeine.
  const dosed = amounts[at] ? -1 : mentions.findIndex((each, place) => isInSpan(each) && amounts[place]);
  const source = mentions[dosed];
  return {
    isContent: false,
    material,
    sources: [...mentions.filter(isUndosed), ...(source ? [source] : [])],
    moved: amounts[dosed] ?? null,
  };
}

/** Plants that a vitamin or mineral is said to be from, whose strength nobody knows here: `vitamin C from rose hip`. */
function unknownSources({ text, mentions, amounts, materialOf }: NamedActives, at: number): Mention[] {
  const active = mentions[at];
  if (!active || !/vitamin|mineral/.test(materialOf(active)?.category ?? '')) return [];
  const end = Math.max(active.end, amounts[at]?.end ?? 0);
  const [whole = '', span = ''] = fromSource.exec(textBehind(text, end)) ?? [];
  const from = end + whole.length - span.length;
  const isPlant = (each: Mention) => materialOf(each)?.category === 'botanical';
  return mentions.filter(
    (each, place) => each.start >= from && each.end <= from + span.length && !amounts[place] && isPlant(each),
  );
}

function unknownNote(named: NamedActives, active: Mention, unknown: readonly Mention[]): string[] {
  const { name, form } = named.materialOf(active) ?? {};
  const plants = unknown.flatMap((each) => nameOf(named, each) ?? []).join(' and ');
  return plants === ''
    ? []
    : [
        `${plants}: what ${inSentence(name ?? '')} is from, as the words say. How much it holds is not known here: it is weighed as ${form}.`,
      ];
}

/** What holds the active: the name before it, or behind it of `25 % silymarin milk thistle extract`. */
function holderOf(
  { text, mentions, amounts }: NamedActives,
  at: number,
  rows: readonly Row[],
): FoundSource | null {
  const active = mentions[at];
  const own = amounts[at] ?? null;
  if (!active) return null;
  const begin = own && own.end <= active.start ? own.start : active.start;
  const isShare =
    percentBefore.test(textBefore(text, active.start)) ||
    (!own && percentAfter.test(textBehind(text, active.end)));
  if (!isShare && !(own && holder.test(textBefore(text, begin)))) return null;
  const before = mentions.findLastIndex(
    (each) =>
      each.end <= begin && isNear(text.slice(each.end, begin)) && rowNamed(each.text, rows) !== undefined,
  );
  const behind = mentions.findIndex(
    (each) =>
      each.start >= active.end && each.start - active.end <= 2 && rowNamed(each.text, rows) !== undefined,
  );
  const place = before >= 0 ? before : isShare ? behind : -1;
  const source = mentions[place];
  const row = source && rowNamed(source.text, rows);
  if (!source || !row) return null;
  const isBehind = own !== null && own.start >= active.end;
  return {
    isContent: isShare ? own === null || (isBehind && !amounts[place]) : Boolean(amounts[place]),
    material: registry.materials.get(row.material),
    sources: [source],
    moved: isShare && isBehind ? own : null,
  };
}

const isNear = (between: string) => between.length <= mostApart && !/;|\.\s/.test(between);
