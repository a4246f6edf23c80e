import { plain, toDigits, toNearest } from '../rounding.ts';
import { rules, type ExplainedRule } from './rules.ts';

/** Something a text of a label was made from. */
export interface ExplainedInput {
  label: string;
  /** With its unit, e.g. '15 mg, typed'. */
  value: string;
  /** Where the value was read. */
  source?: string;
}

/** How a text of a label came about. */
export interface Explanation {
  rule: { id: string; text: string; source: string };
  inputs: ExplainedInput[];
  /** The arithmetic, in order; the last step ends in the text itself. */
  steps: string[];
}

/** An unrounded number in five digits: enough to follow what it is rounded to. */
export const shown = (value: number): string =>
  plain(Math.abs(value) >= 10_000 ? toNearest(value, 1) : toDigits(value, 5));

/** A weight in five digits. */
export const mgText = (mg: number): string => `${shown(mg)} mg`;

/** A rule with what it was applied to. */
export const explanationOf = (
  id: ExplainedRule,
  { inputs, steps }: Pick<Explanation, 'inputs' | 'steps'>,
): Explanation => {
  const { text, source } = rules[id];
  return { rule: { id, text, source }, inputs, steps };
};
