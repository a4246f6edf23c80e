import { formatNumber } from '../../../registry/index.ts';
import { capitalize } from '../../../text/letters.ts';
import { hasPhrase, phrasesOf, searchable } from '../../text.ts';
import { withAsked } from '../named/askedLines.ts';
import { groupOf, type NamedFood } from '../named/namedFood.ts';
import { percentOf, type Line } from '../lines.ts';
import { roleIn } from '../roles.ts';
import type { FoodArchetype } from '../tables/records.ts';
import type { Work } from '../tables/roleRecords.ts';
import { works } from '../tables/tables.ts';
import { isNamed } from './classes.ts';

/** Work that a kind is not made without, and the lines of its own recipe that do it, the greatest first. */
export interface NeededWork {
  readonly work: Work;
  readonly own: readonly Line[];
  /** So much of what does it a recipe holds at least, %. */
  readonly least: number;
}

/** The phrases of each row are read once, not with each text. */
const rows = works.map((work) => ({ work, unless: phrasesOf(work.unless) }));

const doesItself = ({ groups, lines }: Work, line: string): boolean =>
  groups.includes(groupOf.get(line) ?? '') || isNamed(lines, line);

/** Whether a line does the work, as what a kind has for it or instead of that. */
export const does = (work: Work, line: string): boolean =>
  doesItself(work, line) || work.others.includes(groupOf.get(line) ?? '');

const isOfRole = (archetype: FoodArchetype, { roles }: Work, line: string): boolean =>
  roles.length === 0 || roles.includes(roleIn(archetype, line));

/** The work that a kind's own recipe has to a part which it is not made without, unless its words say otherwise. */
export function worksOf(archetype: FoodArchetype, text: string): NeededWork[] {
  const said = searchable(text);
  const usual = withAsked(archetype, text);
  const asked = rows.flatMap(({ work, unless }) =>
    (work.kinds.length === 0 || work.kinds.includes(archetype.key)) &&
    !work.notIn.includes(archetype.key) &&
    !unless.some((phrase) => hasPhrase(said, phrase))
      ? [work]
      : [],
  );
  // What does two works is in a kind for the first of them: cornmeal is a flour, and no vegetable.
  const ofWork = Map.groupBy(usual, ({ name }) =>
    asked.find((each) => doesItself(each, name) && isOfRole(archetype, each, name)),
  );
  return asked.flatMap((work): NeededWork[] => {
    const own = (ofWork.get(work) ?? []).toSorted((one, other) => other.percent - one.percent);
    const share = percentOf(own);
    return share < work.from ? [] : [{ work, own, least: share * work.least }];
  });
}

/** Lines of a kind's own recipe which stay beside an amount of them that the words state. */
export const stayingBeside = (archetype: FoodArchetype, text: string): ReadonlySet<string> =>
  new Set(
    worksOf(archetype, text).flatMap(({ work, own }) => (work.isBeside ? own.map(({ name }) => name) : [])),
  );

/** What does a work in a recipe whose words say what the product is made of, %. */
export const heldOf = (work: Work, lines: readonly Line[], bodies: ReadonlySet<string>): number =>
  percentOf(lines.filter(({ name }) => does(work, name) || bodies.has(name)));

/** So much less than the least, as a part of it, is as much. Our assumption. */
const near = 0.15;

/** Work that a finished recipe leaves undone, in words; [] where none is. */
export function undoneIn(
  archetype: FoodArchetype,
  lines: readonly Line[],
  { text, bodies }: { text: string; bodies: ReadonlySet<string> },
): string[] {
  const whole = percentOf(lines);
  return worksOf(archetype, text).flatMap(({ work, own, least }) => {
    const held = (heldOf(work, lines, bodies) / whole) * 100;
    if (held >= least * (1 - near)) return [];
    const percent = (share: number) => formatNumber(Number(share.toPrecision(2)));
    return [
      `${capitalize(work.of)} ${percent(held)} %, where such a food has ${percent(percentOf(own))} %: ${work.why}.`,
    ];
  });
}

/** A food of less than so great a usual share, %, is in a recipe for its taste and does no other's work. Our assumption. */
const leastOfWork = 6;

/**
 * Lines of a kind's own recipe that stay whatever else the words name, since nothing that they name does their work: the
 * tomatoes of a ketchup that is sweetened with dates.
 */
export function neededOf(
  archetype: FoodArchetype,
  foods: readonly NamedFood[],
  text: string,
): ReadonlySet<string> {
  const able = foods.filter(
    ({ isLittle, isFlavour, isBody, isPart, stated, row: { usual, drink } }) =>
      !isLittle &&
      !isFlavour &&
      !isPart &&
      (isBody || Math.max(stated ?? 0, usual ?? 0, drink ?? 0) >= leastOfWork),
  );
  return new Set(
    worksOf(archetype, text)
      .filter(({ work }) => !able.some(({ line }) => does(work, line)))
      .flatMap(({ own }) => own.map(({ name }) => name)),
  );
}
