import { check, type Check } from '../check.ts';
import type { FormulaData, StatusAlert } from '../data.ts';
import type { Formula } from '../formula.ts';
import { ingredientOf } from '../known.ts';
import type { WeighedLine } from '../weigh.ts';

const silence: Readonly<Record<StatusAlert['code'], string>> = {
  'status.ndi': 'whether it is a new dietary ingredient in the US',
  'status.novel': 'whether it is a novel food in the EU',
  'status.restricted': 'its restrictions',
};

/** Words that name what a line is of, in lower case. */
const wordsOf = ({ name, draft }: WeighedLine['line']) =>
  [name, draft.source, draft.nutrientForm, draft.latinName].join(' ').toLowerCase();

/** What the base says, or does not say, of a line's standing in the formula's market. Free text is not matched. */
export function statuses({ line }: WeighedLine, { market }: Formula, data: FormulaData): Check[] {
  const known = line.purpose === 'active' ? ingredientOf(data, line) : undefined;
  const words = wordsOf(line);
  return (known?.alerts ?? [])
    .filter((alert) => alert.market === market)
    .filter(({ onlyFor }) => onlyFor === null || onlyFor.some((word) => words.includes(word)))
    .map(({ code, says }) => {
      const name = known?.label ?? line.name;
      const text = says
        ? `${name}: the base says '${says}'. Have it checked.`
        : `${name}: the base says nothing about ${silence[code]}. Have it checked.`;
      return check(code, { line: line.id, text, source: 'Seedbed’s registry, not confirmed' });
    });
}

/** Substances with which the market asks for a text that follows from more than the formula. */
export function requiredTexts({ line }: WeighedLine, { market }: Formula, data: FormulaData): Check[] {
  const words = ` ${wordsOf(line)
    .replaceAll(/[^\p{L}\d-]+/gu, ' ')
    .trim()} `;
  return data.requiredTexts
    .filter((asked) => asked.market === market && asked.words.some((word) => words.includes(` ${word} `)))
    .map(({ text, source }) => check('label.textNeeded', { line: line.id, text, source }));
}
