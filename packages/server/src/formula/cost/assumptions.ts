import { baseValues } from '../values.ts';
import { plain, toNearest } from '../rounding.ts';
import { contentBeside, shellsBeside } from '../fit/index.ts';
import type { CostSource } from './source.ts';

/** What a formula's cost rests on, in sentences. */
export function assumptionsOf(from: CostSource): string[] {
  const { formula, lines } = from;
  const bands = lines.filter(({ price, boughtKg }) => price?.band && boughtKg > 0).length;
  const ownYield = formula.values !== baseValues(from.data);
  return [
    `A run of ${plain(formula.batchUnits)} containers is one batch: one set-up and one panel of tests.`,
    `The run holds one-time costs of $${plain(formula.values.oneTime)} and what least orders of actives buy in excess.`,
    `Yield is ${plain(toNearest(formula.yieldShare * 100, 0.1))} %, ${ownYield ? 'as typed' : 'as usual for the form'}.`,
    `Freight of the materials to the maker, ${plain(toNearest(formula.values.freight * 100, 0.1))} % of their price, is in what they cost.`,
    ...(bands > 0 ? [pricesNote(bands)] : []),
    ...besideNotes(from),
    'Duty, marketing, shipping to customers, insurance and taxes are not included.',
  ];
}

const pricesNote = (count: number) =>
  count === 1
    ? 'One line has no price of its own: the usual one of its material was taken.'
    : `${count} lines have no price of their own: the usual ones of their materials were taken.`;

/** What the form takes beside the lines. */
function besideNotes({ filling, fit, formula }: CostSource): string[] {
  const content = contentBeside(filling, fit.units, formula.values).mg;
  const shells = shellsBeside(filling, fit.units, formula.values).mg;
  return [
    ...(content > 0
      ? [
          `No line names what the form is made with: ${plain(toNearest(content, 0.1))} mg of it a serving are counted.`,
        ]
      : []),
    ...(shells > 0 ? [`No line is the shell: ${plain(fit.units)} usual ones a serving are counted.`] : []),
  ];
}
