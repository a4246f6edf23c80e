import { formatNumber, stemOf } from '../../../registry/index.ts';
import { moneyTerms } from '../../brief/money/moneyTerms.ts';
import { runTerm, smallRunNotes, type RunTerm } from '../../brief/run/runTerm.ts';
import type { FoodArchetype } from '../tables/records.ts';
import type { UsedConstant } from '../../constants/constants.ts';
import type { FoodConstants } from './figures.ts';
import { lifeIn, lifeText, type StatedLife } from './shelfLife.ts';

/** Units that are sold together, and what holds them. */
export interface SoldTogether {
  readonly count: number;
  /** As the words call it: `carton`; null where they do not. */
  readonly holder: string | null;
  /** Whether the figures are of one of them. */
  readonly isOfOne: boolean;
}

/** The units of a run: of cases as many as these hold, and of what holds the units that the figures are of. */
function unitsOfRun(run: RunTerm | null, { count, holder, isOfOne }: SoldTogether): number | null {
  if (!run) return null;
  const isOfHolder = isOfOne && holder !== null && stemOf(run.counts ?? '') === stemOf(holder);
  return run.isOfCases || isOfHolder ? run.count * count : run.count;
}

/** The figures of a food, and what of its terms the words state that they do not keep. */
export interface Terms {
  readonly constants: FoodConstants;
  readonly warnings: readonly string[];
}

/** A stated time beyond what such foods keep by so much is asked too much of them. Our assumption. */
const mostOver = 1.1;

/** The run, the shelf life and the price that words state, as far as they are kept. */
export function withTerms(
  constants: FoodConstants,
  text: string,
  { archetype, several }: { archetype: FoodArchetype; several: SoldTogether },
): Terms {
  const run = unitsOfRun(runTerm(text), several);
  const life = lifeIn(text);
  return {
    constants: {
      ...constants,
      ...(run === null ? {} : { run: { ...constants.run, value: run, isAssumption: false } }),
      ...(life === null ? {} : { shelfLife: statedLife(constants, life) }),
    },
    warnings: [
      ...smallRunNotes(run, constants.run.value),
      ...(life === null ? [] : longerNotes(life, { archetype, usual: constants.shelfLife })),
      ...priceWarnings(text, constants.shelfPrice.value, several.count),
    ],
  };
}

/** The shelf life that is reckoned with is the stated one, whatever is usual. */
function statedLife({ shelfLife }: FoodConstants, { months }: StatedLife): UsedConstant {
  const value = Number(months.toPrecision(3));
  const [low, high] = [Math.min(shelfLife.low, value), Math.max(shelfLife.high, value)];
  return { ...shelfLife, value, low, high, isAssumption: false };
}

/** What a stated time asks that is beyond what such foods keep. */
const longerNotes = (
  { written, months }: StatedLife,
  { archetype, usual }: { archetype: FoodArchetype; usual: UsedConstant },
): string[] =>
  months > usual.high * mostOver
    ? [
        `The words ask for ${written}; usual for '${archetype.key}', as it is made and packed here, is ${lifeText(usual.value, true)}, at most ${formatNumber(usual.high)}: what is asked needs another process, pack or storage, and a storage test that shows it.`,
      ]
    : [];

/** Prices so near each other are the same. */
const near = 0.02;

/** Money that the words name for it, and that it is not sold at here: another price, or one of the trade. */
function priceWarnings(text: string, usd: number, together: number): string[] {
  const isKept = (said: number) =>
    [1, together].some((times) => Math.abs(said - usd * times) <= usd * times * near) || said > usd * 20;
  const lost = moneyTerms(text).filter(
    ({ kind, of, isRange, usd: said }) =>
      kind !== 'cost' && kind !== 'trade' && of !== 'other' && !isRange && !isKept(said),
  );
  return lost.length > 0
    ? [
        `Money that the words name and this is not sold at: ${lost.map(({ written, usd: said }) => `${written.trim()} ($${said.toFixed(2)})`).join(', ')}; on the shelf it is reckoned at $${usd.toFixed(2)}.`,
      ]
    : [];
}
