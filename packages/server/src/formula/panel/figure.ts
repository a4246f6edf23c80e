import type { WeighedLine } from '../weigh.ts';
import type { ReferenceOf } from './references.ts';

/** The rules by which a text of a label follows from a number; what each says is told where cells are explained. */
export type LabelRule =
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R7'
  | 'T2'
  | 'T3'
  | 'T3-weight'
  | 'T3-eu'
  | 'U6'
  | 'U6-less'
  | 'U8'
  | 'U11'
  | 'N4'
  | 'N4-zero'
  | 'N4-percent'
  | 'E2-energy'
  | 'E2-grams'
  | 'E2-saturates'
  | 'E2-salt'
  | 'E3'
  | 'E4'
  | 'E5'
  | 'E5-none';

/** What a number of a label is counted from. */
export type Origin =
  /** Sums of profiles: grams of the food × what 100 g hold. */
  | { kind: 'profile'; keys: readonly string[] }
  /** Polyols of all profiles. */
  | { kind: 'polyols' }
  /** Protein by its quality. */
  | { kind: 'quality' }
  | { kind: 'energy' }
  /** What lines claim of a vitamin or mineral, and what foods hold of it; EU labels count folic acid by its weight. */
  | { kind: 'nutrient'; key: string }
  /** Grams of salt, from mg of sodium. */
  | { kind: 'salt' }
  /** mg that a line, or lines together, state. */
  | { kind: 'stated'; lines: readonly WeighedLine[] }
  /** As a line was typed. */
  | { kind: 'typed'; line: WeighedLine }
  /** A percentage of what a line states. */
  | { kind: 'part'; line: WeighedLine; percent: number };

/** What the text of a cell was made of. */
export interface Made {
  rule: LabelRule;
  /** Unrounded. */
  value: number;
  unit: string;
  from: Origin;
  /** How often what a serving holds; below and above 1 also where it is 100 g. */
  times: number;
  /** What a percentage is of: the value it is a share of, and whose it is. */
  reference?: ReferenceOf & { nutrient: string; amount: number };
}

/** A cell's text, and what it was made of; null where it has no figure. */
export interface Figure {
  text: string;
  made: Made | null;
}

/** An empty cell. */
export const noFigure: Figure = { text: '', made: null };
