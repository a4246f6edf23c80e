import { formatNumber } from '../../../registry/index.ts';
import { invariantsFor, isOfRange, proportionsFor } from './classes.ts';
import { driedIn, type Dried } from './driedIn.ts';
import { proportionIn } from './proportions.ts';
import { asUsed } from './usedAs.ts';
import { undoneIn } from './works.ts';
import { percentOf, type Line } from '../lines.ts';
import { withShares, type Shares } from '../shares.ts';
import { capitalize } from '../../../text/letters.ts';
import type { FoodArchetype } from '../tables/records.ts';

/** What the words say that the last steps of a recipe keep to. */
export interface Said {
  readonly text: string;
  /** The shares that the words give. */
  readonly shares: Shares;
  /** Lines of which they say how much there is as they are used, cooked or fresh. */
  readonly asUsed: ReadonlySet<string>;
  /** Lines of which they say that the product is made of them. */
  readonly bodies: ReadonlySet<string>;
  /** They want nothing but what they name. */
  readonly isOnly: boolean;
}

/** A recipe as it is weighed: cooked, fresh or dried as such a food is mixed, and held against what it cannot be without. */
export function finished(archetype: FoodArchetype, lines: readonly Line[], said: Said): Dried {
  const used = withShares(asUsed(archetype, lines, said.asUsed), said.shares);
  const made = driedIn(archetype, used, said.shares);
  const undone = said.isOnly ? [] : undoneIn(archetype, made.lines, said);
  return {
    ...made,
    warnings: [...made.warnings, ...undone, ...breachesOf(archetype, made.lines, said.text)],
  };
}

/** Shares are judged to half a percent of the whole, and by a twentieth of the bound. Our assumption. */
const near = 0.5;
const nearPart = 0.05;

/** What a finished recipe does not keep to of what such a food cannot be without, in words; [] where it holds. */
export const breachesOf = (archetype: FoodArchetype, lines: readonly Line[], text: string): string[] => [
  ...boundBreaches(archetype, lines, text),
  ...proportionBreaches(archetype, lines, text),
];

/** Proportions are judged to a tenth of what is needed: flours differ by more. Our assumption. */
const nearTimes = 0.1;

function proportionBreaches(archetype: FoodArchetype, lines: readonly Line[], text: string): string[] {
  return proportionsFor(archetype, text).flatMap((row) => {
    const times = proportionIn(lines, row);
    const isOff =
      times !== null && (times < (row.least ?? 0) - nearTimes || times > (row.most ?? Infinity) + nearTimes);
    return isOff
      ? [`${capitalize(row.of)}, ${formatNumber(Math.round(times * 100))} % of what is needed: ${row.why}.`]
      : [];
  });
}

function boundBreaches(archetype: FoodArchetype, lines: readonly Line[], text: string): string[] {
  const whole = percentOf(lines);
  return invariantsFor(archetype, text).flatMap((row) => {
    const { of, why, least, most } = row;
    const held = (percentOf(lines.filter(({ name }) => isOfRange(archetype, row, name))) / whole) * 100;
    const isBelow = least !== null && held < least - Math.min(near, least * nearPart);
    const isAbove = most !== null && held > most + near;
    return isBelow || isAbove
      ? [`${capitalize(of)} ${formatNumber(Number(held.toPrecision(2)))} %: ${why}.`]
      : [];
  });
}
