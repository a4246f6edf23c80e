import { z } from 'zod';
import { columns, formatAmount, readTable, stems } from '../../../registry/index.ts';
import { doubt, fact, paragraph } from '../../prose.ts';
import type { Operation } from './sheet.ts';

const { key, list } = columns;

/**
 * A row of `measureWords.csv`: words that tell which measure of a kind is meant, that only ask for one, or that ask for
 * it in a unit.
 */
const MeasureWords = z.strictObject({ key, words: list });
const wordsOf = new Map(
  readTable(new URL('./data/', import.meta.url), 'measureWords', MeasureWords).map((row) => [
    row.key,
    new Set(row.words.flatMap((word) => stems(word))),
  ]),
);
const isOf = (row: string, stem: string): boolean => wordsOf.get(row)?.has(stem) === true;

/** “How many mL is an American cup?”: a household measure by itself, as labels count it and exactly. */
export const measures: Operation = (sheet) => {
  if (sheet.quantities.some(({ value }) => value !== 1)) return null;
  const all = stems(sheet.text);
  const said = all.filter((stem) => !isOf('asking', stem) && !isOf('closer', stem));
  const rows = sheet.evidence.references.dosageForms.filter(({ kind, item, unit, typical }) => {
    const own = stems(item).filter((stem) => stem !== '1' && !isOf('closer', stem));
    const isSaid = own.length === said.length && own.every((stem) => said.includes(stem));
    return (
      kind === 'household-measure' &&
      typical !== null &&
      isSaid &&
      all.some((stem) => isOf(unit.toLowerCase(), stem))
    );
  });
  if (rows.length === 0) return null;
  const told = rows.map(({ item, form, typical, unit, passage }) =>
    fact(
      `${item}${form === '' ? '' : `, ${form}`}: ${formatAmount(typical ?? 0, unit)}${doubt(passage)}`,
      passage,
    ),
  );
  return { statement: '', blocks: [paragraph(...told)], isOfWhole: true };
};
