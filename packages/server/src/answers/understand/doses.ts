import { findAmountsIn, isBasis, type Amount } from '../../registry/index.ts';

const units = ['µg', 'mg', 'g', 'IU'] as const;

/** A dose that a question names, e.g. `5,000 IU`. */
export type Dose = Pick<Amount<(typeof units)[number]>, 'value' | 'unit' | 'text'>;

/** The doses a text states, in order. */
export const findDoses = (text: string): Dose[] =>
  findAmountsIn(text, units).filter(({ start }) => !isBasis(text, start));
