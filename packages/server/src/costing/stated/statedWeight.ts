import { z } from 'zod';
import { columns, milligramsIn, readTable } from '../../registry/index.ts';
import type { FormFactor } from '../../contract/index.ts';
import { labelMg, type FormulaLine } from '../line.ts';
import { formRows } from '../words/formWords.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { anyOf, searchable } from '../text.ts';

/** Words around the weight of a piece, a stick or a scoop. */
const WeightWords = z.strictObject({
  key: columns.key,
  /** What a powder is measured in; what pieces of any form are called; what stands between a weight and those, or behind a weight. */
  says: z.enum(['serving', 'piece', 'between', 'behind']),
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'weightWords', WeightWords);
const wordsOf = (says: z.infer<typeof WeightWords>['says']) =>
  rows.flatMap((row) => (row.says === says ? row.words : []));

const weight = String.raw`(\d+(?:[.,]\d+)?) ?(mg|g|gr|gram|grams|grammes)`;
const between = String.raw`(?:(?:${anyOf(wordsOf('between'))}) )*`;
const behind = String.raw`(?= (?:(?:,|${anyOf(wordsOf('behind'))}) |\d)| $)`;

/** `Under 0.5 g a sachet` is of a content. */
const limits = eitherBeside('most').replaceAll(String.raw`\s+`, ' ');

/** `1.5 g stick`, `14 g scoop`; `stick of 1.5 g`, `lozenge that melts in the mouth, 2 g`. */
function patternsOf(names: readonly string[]): RegExp[] {
  const name = anyOf(names);
  return [
    new RegExp(String.raw`(?<! (?:${limits})) ${weight} ${between}(?:${name})(?= )`, 'g'),
    new RegExp(String.raw` (?:${name}) ${between}${weight}${behind}`, 'g'),
    new RegExp(String.raw` (?:${name})(?: [a-z]+){0,5} , ${between}${weight}${behind}`, 'g'),
  ];
}

/** What is filled into a shell is as heavy as its actives make it: only what has no shell is weighed by its words. */
const weighed: readonly FormFactor[] = ['tablet', 'gummie', 'powder', 'liquid'];
const isMeasured = (formFactor: FormFactor) => formFactor === 'powder' || formFactor === 'liquid';
const patterns = new Map(
  weighed.map((formFactor) => {
    const own = formRows.flatMap((row) => (row.formFactor === formFactor ? row.words : []));
    return [
      formFactor,
      patternsOf(isMeasured(formFactor) ? wordsOf('serving') : [...own, ...wordsOf('piece')]),
    ] as const;
  }),
);

/** Between these, mg, a piece or a measure of a powder weighs. Our assumption. */
const range = { piece: [30, 8000], serving: [500, 75_000] } as const;

const mgOf = ([, digits = '', unit = '']: RegExpMatchArray) =>
  Number(digits.replace(/,(?=\d{3}$)/, '').replace(',', '.')) * (unit === 'mg' ? 1 : milligramsIn.g);

interface Weighed {
  formFactor: FormFactor;
  /** With the amounts of a serving. */
  lines: readonly FormulaLine[];
  /** How many pieces those are of. */
  pieces: number;
}

/**
 * Milligrams that concept or description say one piece, stick or scoop weighs; null where they do not say it. What is the
 * amount of an active is its dose, and no weight: `glycine sticks, 3 g`.
 */
export function statedWeight(
  concept: string,
  description: string,
  { formFactor, lines, pieces }: Weighed,
): number | null {
  const doses = lines
    .filter(({ isStated }) => isStated)
    .flatMap((line) => [labelMg(line), labelMg(line) / pieces]);
  const [least, most] = isMeasured(formFactor) ? range.serving : range.piece;
  const isDose = (mg: number) => doses.some((dose) => Math.abs(dose - mg) <= dose * 0.01);
  const found = [concept, description].flatMap((text) =>
    (patterns.get(formFactor) ?? []).flatMap((pattern) => [...searchable(text).matchAll(pattern)].map(mgOf)),
  );
  return found.find((mg) => mg >= least && mg <= most && !isDose(mg)) ?? null;
}
