import { check, type Check } from '../check.ts';
import type { FormulaData, StatusAlert } from '../data.ts';
import type { Formula } from '../formula.ts';
import { ingredientOf } from '../known.ts';
import type { WeighedLine } from '../weigh.ts';
import { holds, wordsOf } from './words.ts';

const silence: Readonly<Record<StatusAlert['code'], string>> = {
  'status.ndi': 'whether it is a new dietary ingredient in the US',
  'status.novel': 'whether it is a novel food in the EU',
  'status.restricted': 'its restrictions',
};

/** What the base says, or does not say, of a line's standing in the formula's market. Free text is not matched. */
export function statuses({ line }: WeighedLine, { market }: Formula, data: FormulaData): Check[] {
  const known = line.purpose === 'active' ? ingredientOf(data, line) : undefined;
  if (!known?.alerts) return [];
  const words = wordsOf(line);
  return known.alerts
    .filter((alert) => alert.market === market)
    .filter(({ onlyFor }) => onlyFor === null || onlyFor.some((word) => words.includes(word)))
    .map(({ code, says }) => {
      const text = says
        ? `${known.label}: the base says '${says}'. Have it checked.`
        : `${known.label}: the base says nothing about ${silence[code]}. Have it checked.`;
      return check(code, { line: line.id, text, source: 'Seedbed’s registry, not confirmed' });
    });
}

/** Substances with which the market asks for a text that follows from more than the formula, or that it restricts. */
export function wordAlerts({ line }: WeighedLine, { market }: Formula, data: FormulaData): Check[] {
  const parts = [line.draft.statement, ...(line.draft.parts ?? [])].join(' ').toLowerCase();
  const told = `${wordsOf(line)} ${parts}`;
  return data.wordAlerts
    .filter((alert) => alert.market === market && alert.words.some((word) => holds(told, word)))
    .map(({ code, text, source }) => check(code, { line: line.id, text, source }));
}
