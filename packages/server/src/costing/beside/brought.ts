import { valuesWith } from '../constants/constants.ts';
import { fillServing } from '../fill.ts';
import type { FormulaLine } from '../line.ts';
import type { ProductionPlan } from '../plan.ts';
import type { CostedLine } from '../productEstimate.ts';
import { besideLabels } from './besideLabels.ts';
import { weighedParts } from './partCosts.ts';

/** mg of a mineral in 100 g of what is bought, by the key of its ingredient. */
const mineralIn = (form: string, ingredient: string): number => {
  const value: unknown = Object.entries(besideLabels.get(form)?.profile ?? {}).find(
    ([key]) => key === ingredient,
  )?.[1];
  return typeof value === 'number' ? value : 0;
};

/** Minerals that what a form is made with brings, mg of a serving: the sodium of its bicarbonate. */
export const broughtMg = (
  lines: readonly Pick<CostedLine, 'form' | 'purpose' | 'inputMg'>[],
  ingredient: string,
): number =>
  lines.reduce(
    (sum, { form, purpose, inputMg }) =>
      purpose === undefined ? sum : sum + (inputMg / 1e5) * mineralIn(form, ingredient),
    0,
  );

/** So little of what is stated needs no line of its own. Our assumption. */
const leastOfStated = 0.02;

/** So often the doses are taken again: what fills a serving up makes room for less or more of its parts. */
const rounds = 3;

/**
 * A plan in which an amount that the words state of a mineral counts what the form itself brings of it: of the 300 mg sodium
 * of an effervescent tablet the salt is what its bicarbonate leaves. What is brought beyond the amount stays, and is told.
 */
export function withBrought(plan: ProductionPlan): ProductionPlan {
  const stated = plan.lines.filter(isStatedMineral);
  if (stated.length === 0) return plan;
  let made = plan;
  let brought = new Map<FormulaLine, number>();
  for (let round = 0; round < rounds; round += 1) {
    const lines = partLines(made);
    brought = new Map(stated.map((line) => [line, broughtMg(lines, line.material.ingredient)]));
    made = { ...plan, lines: plan.lines.flatMap((line) => lessBrought(line, brought.get(line) ?? 0)) };
  }
  const notes = stated.flatMap((line) => noteOf(line, brought.get(line) ?? 0));
  return { ...made, assumptions: [...made.assumptions, ...notes] };
}

const isStatedMineral = ({ material, isStated }: FormulaLine): boolean =>
  isStated && material.category === 'mineral' && material.unit === 'mg';

/** What a plan's serving is made with, weighed. */
function partLines(plan: ProductionPlan) {
  const values = valuesWith();
  return weighedParts(plan, fillServing(plan, values), values).map(({ part, mg }) => ({
    form: part.form,
    purpose: part.purpose,
    inputMg: mg,
  }));
}

const isTold = ({ amount }: FormulaLine, mg: number): boolean => mg > amount * leastOfStated;

function lessBrought(line: FormulaLine, mg: number): FormulaLine[] {
  if (!isTold(line, mg)) return [line];
  const left = line.amount - mg;
  return left > line.amount * leastOfStated ? [{ ...line, amount: Number(left.toPrecision(2)) }] : [];
}

function noteOf(line: FormulaLine, mg: number): string[] {
  // What is above the amount is told as one that is not kept.
  if (!isTold(line, mg) || mg > line.amount) return [];
  const [whole, own] = [line.amount, mg].map((each) => Number(each.toPrecision(2)));
  return [
    `Of the ${whole} mg ${line.material.name.toLowerCase()} that the words say, ${own} mg come with what the form is made with.`,
  ];
}
