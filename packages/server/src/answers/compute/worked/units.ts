import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { escaped } from '../../../text/pattern.ts';

const { finite, key, list, origin, text } = columns;

const dimensions = [
  'mass',
  'volume',
  'activity',
  'culture',
  'charge',
  'percent',
  'ppm',
  'money',
  'times',
  'piece',
  'serving',
  'container',
  'time',
] as const;
/** What a quantity is a measure or a count of. */
export type Dimension = (typeof dimensions)[number];

/** A row of `units.csv`: how a unit is written, and what one of it is worth in g, mL, billion CFU or pieces. */
const Unit = z.strictObject({
  key,
  names: list,
  dimension: z.enum(dimensions),
  worth: finite,
  symbol: text,
  ...origin,
});
/** A unit, or a word that something is counted in. */
export type Unit = Readonly<z.infer<typeof Unit>>;

const data = new URL('./data/', import.meta.url);
export const units: readonly Unit[] = readTable(data, 'units', Unit);

const byName = new Map(units.flatMap((unit) => unit.names.map((name) => [name, unit] as const)));

const counts: ReadonlySet<Dimension> = new Set<Dimension>(['piece', 'serving', 'container', 'time']);

/** Whether something is counted rather than measured. */
export const isCount = (dimension: Dimension): boolean => counts.has(dimension);

const written = (name: string) => escaped(name).replaceAll(' ', String.raw`[\s-]`);
const namesOf = (of: readonly Unit[]) =>
  of
    .flatMap(({ names }) => names)
    .toSorted((left, right) => right.length - left.length)
    .map(written)
    .join('|');

/** Every name of a unit, the longest first, as a pattern. */
export const unitNames = namesOf(units);
/** The names of things that are counted. */
export const countNames = namesOf(units.filter(({ dimension }) => isCount(dimension)));

/** The unit that a text names, a container by the name that it is given; undefined where it is none. */
export function unitNamed(name: string): Unit | undefined {
  const word = name
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
  const unit = byName.get(word);
  return unit?.dimension === 'container' ? { ...unit, symbol: singularOf(word, unit.names) } : unit;
}

/** A row lists each name before its plural. */
const singularOf = (word: string, names: readonly string[]): string =>
  names.find((each) => word === `${each}s` || word === `${each}es`) ?? word;

/** The weight that a question wants its answer in, “how many mg”, by the key of the unit; undefined where it names none. */
export const massAsked = (text: string): string | undefined =>
  unitNamed(wanted.exec(text)?.slice(1).find(Boolean) ?? '')?.key;
const weights = namesOf(
  units.filter(({ dimension, key: own }) => dimension === 'mass' && own !== 'oz' && own !== 'lb'),
);
const wanted = new RegExp(
  String.raw`\bhow (?:many|much)\s+(${weights})(?![\p{L}\p{N}])|(?:^|[:;,.?]\s*)(${weights})\s+of\b`,
  'iu',
);

/** A unit by its key. @throws where the table has none */
export function unitOf(wanted: string): Unit {
  const found = units.find((each) => each.key === wanted);
  if (!found) throw new Error(`units.csv has no row ${wanted}`);
  return found;
}

const Constant = z.strictObject({ key, value: finite, unit: text, of: text, ...origin });
/** A row of `constants.csv`: a figure that sums need and no question states. */
export type Constant = Readonly<z.infer<typeof Constant>>;
const constants = readTable(data, 'constants', Constant);

/** A constant by its key. @throws where the table has none */
export function constantOf(wanted: string): Constant {
  const found = constants.find((each) => each.key === wanted);
  if (!found) throw new Error(`constants.csv has no row ${wanted}`);
  return found;
}

const Share = z.strictObject({ key, words: list });
/** What a percentage may be of, by the words beside it. */
export const shares = readTable(data, 'shares', Share);
