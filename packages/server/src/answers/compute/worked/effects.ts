import { type Sheet, shareOf, stated } from './sheet.ts';

/** What a share does to an amount or a cost, and how a sum says so; null where it leaves nothing. */
export type Effect = (share: number, words: string) => { factor: number; words: string } | null;

export const onTop: Effect = (share, words) => ({ factor: 1 + share, words: `× (1 + ${words})` });
/** What is lost in making has to be weighed in besides. */
export const weighedIn: Effect = (loss, words) =>
  loss < 1 ? { factor: 1 / (1 - loss), words: `÷ (1 − ${words})` } : null;
export const ofYield: Effect = (left, words) => (left > 0 ? { factor: 1 / left, words: `÷ ${words}` } : null);

/** What a share that a question states does; null where it states none. */
export const effectOf = (sheet: Sheet, share: string, effect: Effect) => {
  const found = shareOf(sheet, share);
  return found ? effect(found.value / 100, stated(found)) : null;
};

/** Overage, loss and yield, as far as a question states them, in the order in which a sum has them. */
export const effectsOfMaking = (sheet: Sheet) =>
  [
    effectOf(sheet, 'overage', onTop),
    effectOf(sheet, 'loss', weighedIn),
    effectOf(sheet, 'yield', ofYield),
  ].filter((each) => each !== null);
