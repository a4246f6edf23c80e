import { hasPhrase, phrasesOf, searchable } from '../../text.ts';
import type { Invariant, Proportion, ShareRange } from '../tables/rangeRecords.ts';
import { groupOf } from '../named/namedFood.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { roleIn } from '../roles.ts';
import { foodClasses, invariants, proportions, shareRanges } from '../tables/tables.ts';

const classOf: ReadonlyMap<string, string> = new Map(
  foodClasses.flatMap(({ key, kinds }) => kinds.map((kind) => [kind, key] as const)),
);

/** Whether a kind of food is of one of such classes. */
export const isOfClass = ({ key }: FoodArchetype, classes: readonly string[]): boolean =>
  classes.includes('all') || classes.includes(classOf.get(key) ?? '');

const rows = shareRanges.map((range) => ({
  range,
  where: phrasesOf(range.where),
  unless: phrasesOf(range.unless),
}));

/** What such a food cannot be without, or with, unless its words say otherwise. */
export const invariantsFor = (archetype: FoodArchetype, text: string): Invariant[] =>
  ofKind(invariants, archetype, text);

/** What lines of such a food need of others, unless its words say otherwise. */
export const proportionsFor = (archetype: FoodArchetype, text: string): Proportion[] =>
  ofKind(proportions, archetype, text);

function ofKind<Row extends { readonly kinds: readonly string[]; readonly unless: readonly string[] }>(
  table: readonly Row[],
  { key }: FoodArchetype,
  text: string,
): Row[] {
  const said = searchable(text);
  return table.filter(
    ({ kinds, unless }) =>
      kinds.includes(key) && !phrasesOf(unless).some((phrase) => hasPhrase(said, phrase)),
  );
}

/** What is said of the shares of a kind's recipe, as the words have it; the last row of something is the one that counts. */
export function rangesFor(archetype: FoodArchetype, text: string): ShareRange[] {
  return [...classRanges(archetype, text), ...invariantsFor(archetype, text).map(asRange)];
}

/** An invariant as a range that a recipe is brought into. */
const asRange = ({ kinds: _kinds, why: _why, ...row }: Invariant): ShareRange => ({
  ...row,
  classes: [],
  notIn: [],
  isEach: false,
  isTitled: false,
  where: [],
  isUnasked: false,
});

function classRanges(archetype: FoodArchetype, text: string): ShareRange[] {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, phrase);
  return rows.flatMap(({ range, where, unless }) =>
    isOfClass(archetype, range.classes) &&
    !(range.notIn.length > 0 && isOfClass(archetype, range.notIn)) &&
    (where.length === 0 || where.some(has)) &&
    !unless.some(has)
      ? [range]
      : [],
  );
}

/** Whether a line is one of such names; `Tea, *`: all that begin so. */
export const isNamed = (names: readonly string[], line: string): boolean =>
  names.some((name) => (name.endsWith('*') ? line.startsWith(name.slice(0, -1)) : name === line));

/** Whether a line of a kind's recipe is of what a range is said of. */
export const isOfRange = (
  archetype: FoodArchetype,
  { roles, groups, lines, except }: Pick<ShareRange, 'roles' | 'groups' | 'lines' | 'except'>,
  line: string,
): boolean =>
  !isNamed(except, line) &&
  (roles.includes(roleIn(archetype, line)) ||
    groups.includes(groupOf.get(line) ?? '') ||
    isNamed(lines, line));
