import { enumeration } from '../../../text/enumeration.ts';
import type { CostPart } from './costParts.ts';
import { moneyTerms, type MoneyTerm } from './moneyTerms.ts';

/** What a finished estimate comes to, as far as limits of its cost are of it. */
export interface Costed {
  /** US dollars of a unit. */
  readonly landedUnitCost: number;
  /** US dollars of a unit at the maker's gate. */
  readonly exWorksUnitCost: number;
  /** US dollars of a unit's ingredients with their shells, and of its packaging. */
  readonly parts: Readonly<Record<CostPart, number>>;
  /** US dollars that a unit is sold for. */
  readonly unitPrice: number;
  readonly servings: number;
  /** Pieces of a serving. */
  readonly pieces: number;
  /** Units that are sold together. */
  readonly together: number;
}

/** What became of the limits of the cost that words set: those that are kept, and those that are not. */
export interface CostNotes {
  readonly kept: readonly string[];
  readonly broken: readonly string[];
}

/** How many times a unit has what a cost is of; null where a cost of it says nothing of a unit's. */
function timesOf(
  { of, highUsd }: MoneyTerm,
  { servings, pieces, together, unitPrice }: Costed,
): number | null {
  switch (of) {
    case 'unit':
      // What costs more than one is sold for is what several are sold in: `six-pack, cost C$3.10, shelf price C$6.99`.
      return together > 1 && highUsd > unitPrice ? 1 / together : 1;
    case 'serving':
      return servings;
    case 'piece':
      return servings * pieces;
    case 'month':
      return Math.max(1, Math.round((servings / month) * 2)) / 2;
    case 'case':
      return 1 / together;
    default:
      return null;
  }
}

/** Servings of a month. */
const month = 30;

const usd = (value: number) => `$${value.toFixed(2)}`;

/** A limit as it is written, with US dollars where it is of another currency or of something else than a unit. */
function said({ written, highUsd }: MoneyTerm, times: number): string {
  const most = highUsd * times;
  const part = `${written} ÷ ${Math.round(1 / times)}`;
  const whole = times < 1 ? part : `${Number(times.toPrecision(3))} × ${written}`;
  const of = times === 1 ? written : whole;
  return times === 1 && written.startsWith('$') ? usd(most) : `${of} (${usd(most)})`;
}

/** A unit's cost beside a limit of it: so much of a cent is rounding. */
const rounding = 0.005;

/** What of a unit's cost a limit is of, and what that comes to. */
function costOf(
  { parts, isExWorks }: MoneyTerm,
  { parts: costs, exWorksUnitCost, landedUnitCost }: Costed,
): { called: string; reached: number } {
  if (parts.length > 0) {
    const reached = parts.reduce((sum, part) => sum + costs[part], 0);
    return { called: `cost of ${enumeration([...parts])}`, reached };
  }
  return isExWorks
    ? { called: 'cost ex works', reached: exWorksUnitCost }
    : { called: 'landed cost', reached: landedUnitCost };
}

/** Each limit that words set to the cost of a unit, beside what the finished estimate comes to. */
export function costNotes(text: string, costed: Costed): CostNotes {
  const notes = moneyTerms(text).flatMap((term): { isKept: boolean; words: string }[] => {
    const times = term.kind === 'cost' ? timesOf(term, costed) : null;
    if (times === null) return [];
    const { called, reached } = costOf(term, costed);
    const cost = `${called} of ${usd(reached)}`;
    const isKept = reached <= term.highUsd * times + rounding;
    const why = term.isKindSaid
      ? ''
      : ' Without a word for a price on the shelf such a limit is read as what a unit may cost.';
    const limit = said(term, times);
    return [
      isKept
        ? { isKept, words: `The ${cost} is within the ${limit} that the words allow.${why}` }
        : { isKept, words: `The ${cost} is above the ${limit} that the words allow.${why}` },
    ];
  });
  const those = (isKept: boolean) => notes.filter((each) => each.isKept === isKept).map(({ words }) => words);
  return { kept: those(true), broken: those(false) };
}
