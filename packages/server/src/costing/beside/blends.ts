import { milligramsIn } from '../../registry/index.ts';
import { eitherBeside } from '../words/besideWords.ts';
import type { FormulaLine } from '../line.ts';
import { searchable } from '../text.ts';

const blend = eitherBeside('blend').replaceAll(String.raw`\s+`, ' ');
const amount = String.raw`(\d+(?:[.,]\d+)*) ?(mg|g)`;
/** `500 mg blend of elderberry and echinacea`, `Proprietary blend 800 mg: …`. */
const totals = [
  new RegExp(String.raw` ${amount}(?: of)?(?: [a-z]+){0,3} (?:${blend})(?= )`),
  new RegExp(String.raw` (?:${blend})(?: of)?(?: ,)? ${amount}(?= )`),
  // `Blend of reishi, chaga and maitake, 1,000 mg in two capsules`.
  new RegExp(String.raw` (?:${blend}) of [a-z ,]{3,160} , ${amount}(?= (?:,|in|per|a day|daily|$)| $)`),
];

const grams: Readonly<Record<string, number>> = { mg: 1, g: 1000 };

/** Milligrams that a text says a blend weighs; null where it names none. */
export function blendIn(text: string): number | null {
  const plain = searchable(text);
  const [, digits = '', unit = ''] = totals.flatMap((pattern) => pattern.exec(plain) ?? []);
  const value = Number(digits.replace(/,(?=\d{3})/g, '').replace(',', '.')) * (grams[unit] ?? 0);
  return value > 0 ? value : null;
}

/** Lines with a blend's weight shared among its members, and what is said of it. */
export interface Blended {
  readonly lines: readonly FormulaLine[];
  readonly notes: readonly string[];
}

const mgOf = ({ material: { unit }, amount: value }: FormulaLine) =>
  unit === 'billion CFU' ? 0 : value * milligramsIn[unit];

/**
 * A text that weighs a blend and none of its members: the weight is shared by the usual doses. A member that stands
 * right beside the weight, as in `2000 mg sea moss blend`, has no dose of its own.
 */
export function withBlend(lines: readonly FormulaLine[], text: string): Blended {
  const total = blendIn(text);
  const isMember = (line: FormulaLine) =>
    !/vitamin|mineral|probiotic/.test(line.material.category) && (!line.isStated || mgOf(line) === total);
  const members = lines.filter(isMember);
  if (total === null || members.length < 2 || members.every(({ isStated }) => isStated)) {
    return { lines, notes: [] };
  }
  const usual = members.map((line) =>
    line.isStated ? line.material.dose.usual * milligramsIn[unitOf(line)] : mgOf(line),
  );
  const shares = sharesOf(usual, total);
  return {
    lines: lines.map((line) => {
      const share = shares[members.indexOf(line)];
      return share === undefined
        ? line
        : { ...line, amount: share / milligramsIn[unitOf(line)], isStated: true };
    }),
    notes: [
      `The blend’s ${total.toLocaleString('en-US')} mg are shared by the usual doses of what is in it: set each.`,
    ],
  };
}

const unitOf = ({ material: { unit } }: FormulaLine) => (unit === 'billion CFU' ? 'mg' : unit);

/** Parts of a whole in the proportion of `usual`, in steps that a label has; the largest takes what is left. */
function sharesOf(usual: readonly number[], total: number): number[] {
  const whole = usual.reduce((sum, each) => sum + each, 0);
  const step = total >= 100 ? 5 : 1;
  const rounded = usual.map((each) => Math.max(step, Math.round(((each / whole) * total) / step) * step));
  const largest = rounded.indexOf(Math.max(...rounded));
  const rest = total - rounded.reduce((sum, each) => sum + each, 0);
  return rounded.map((each, at) => (at === largest ? each + rest : each));
}
