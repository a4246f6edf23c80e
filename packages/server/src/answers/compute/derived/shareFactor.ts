import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { type Quantity, wordsBeside } from '../worked/quantities.ts';
import { stated } from '../worked/sheet.ts';
import { exactly, type Ends, type Factor } from './factor.ts';

const { key, list } = columns;

/** Whether what goes in is asked for, what comes out, or what somebody takes of it. */
export type Way = 'needed' | 'left' | 'taken';

const effects = ['on top', 'of', 'before of', 'without', 'before'] as const;
/** What a share does to an amount. */
type Effect = (typeof effects)[number];

/** A row of `shareEffects.csv`: by the words beside a percentage, what it does to an amount that is needed, or left. */
const ShareEffect = z.strictObject({
  key,
  words: list,
  needed: z.enum(effects),
  left: z.enum(effects),
  taken: z.enum(effects),
});
const rows = readTable(new URL('./data/', import.meta.url), 'shareEffects', ShareEffect);

/** How the shares of a question count: those of making, and those of a material that holds so much of an active. */
export interface Ways {
  readonly making: Way;
  /** The material is needed where it is what is asked for; else what it holds. */
  readonly strength: 'needed' | 'left';
  /** What is in the material that the answer is told for one unit of: “per kg of protein”. */
  readonly basis?: string;
}

const ofStrength = 'strength';
const wayOf = ({ key: row }: z.infer<typeof ShareEffect>, { making, strength }: Ways): Way =>
  row === ofStrength ? strength : making;

/** What a material that holds a share of an active is called. */
export const strengthWords: readonly string[] = rows.find(({ key: row }) => row === ofStrength)?.words ?? [];

/** A share that a text states, as what an amount is multiplied by: a part of it where nothing says otherwise. */
export function shareFactor(quantity: Quantity, ways: Ways): Factor {
  const { value, from } = quantity;
  const found = wordsBeside(rows, quantity);
  const { basis } = ways;
  const isOfBasis =
    basis !== undefined && new RegExp(String.raw`^\W*(?:of\s+)?${basis}\b`, 'i').test(quantity.after);
  const effect = isOfBasis ? 'before of' : found ? found[wayOf(found, ways)] : 'of';
  const range = from === null ? stated(quantity) : `${from}–${stated(quantity)}`;
  const ends = from === null ? exactly(value / 100) : { low: from / 100, typical: null, high: value / 100 };
  return { ...asFactor(effect, ends, range), stated: stated(quantity) };
}

/** What a share of a record does, by its name. */
export function effectOf(name: string, ways: Ways): Effect {
  const found = wordsBeside(rows, { before: '', after: name });
  return found ? found[wayOf(found, ways)] : 'of';
}

/** What a share does, at both of its ends. */
export function asFactor(effect: Effect, { low, typical, high }: Ends, words: string): Factor {
  const of = (factor: (share: number) => number): Ends => {
    const [one, other] = [factor(low), factor(high)];
    return {
      low: Math.min(one, other),
      typical: typical === null ? null : factor(typical),
      high: Math.max(one, other),
    };
  };
  if (effect === 'on top')
    return { ends: of((share) => 1 + share), dims: {}, words: `(1 + ${words})`, signs: [1] };
  if (effect === 'without' || effect === 'before')
    return {
      ends: of((share) => 1 - share),
      dims: {},
      words: `(1 − ${words})`,
      signs: [effect === 'without' ? 1 : -1],
    };
  return { ends: of((share) => share), dims: {}, words, signs: [effect === 'of' ? 1 : -1] };
}
