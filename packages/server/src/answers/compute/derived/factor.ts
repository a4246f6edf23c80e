import type { Passage } from '../../../evidence/index.ts';
import type { Dims } from './dims.ts';

/** A figure at both ends of its range, and what it typically is where that is known. */
export interface Ends {
  readonly low: number;
  readonly typical: number | null;
  readonly high: number;
}

/** A figure that a sum may multiply or divide by, in base units. */
export interface Factor {
  readonly ends: Ends;
  readonly dims: Dims;
  /** As a sum writes it: `60 capsules`, `40–120 USD/kg`, `(1 + 6 %)`. */
  readonly words: string;
  /** Which way it may count; a share has its way. */
  readonly signs: readonly (1 | -1)[];
  /** As the question states it; absent where a record holds it. */
  readonly stated?: string;
  /** Where it stands in the question. */
  readonly at?: number;
  /** The figures that it is made of. */
  readonly of?: readonly Factor[];
  /** What it is of and where it is held; absent where the question states it. */
  readonly held?: {
    readonly name: string;
    readonly passage: Passage;
    /** The upper end as the record writes it. */
    readonly shown: number;
  };
}

export const one: Ends = { low: 1, typical: 1, high: 1 };

/** Ends multiplied by others, or divided by them: the low end by the high one. */
export function combined(ends: Ends, by: Ends, sign: 1 | -1): Ends {
  const typical = ends.typical === null || by.typical === null ? null : ends.typical * by.typical ** sign;
  return sign === 1
    ? { low: ends.low * by.low, typical, high: ends.high * by.high }
    : { low: ends.low / by.high, typical, high: ends.high / by.low };
}

export const exactly = (value: number): Ends => ({ low: value, typical: value, high: value });

export const isRange = ({ low, high }: Ends): boolean => high - low > Math.abs(high) * 1e-9;
