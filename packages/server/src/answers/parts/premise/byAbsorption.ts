import { stemmer } from 'stemmer';
import { z } from 'zod';
import type { Bioavailability, Cited } from '../../../evidence/index.ts';
import { columns, familyOf, nameInSentence, readTable, stems } from '../../../registry/index.ts';
import { clauseOf, named } from '../../understand/names/entities.ts';
import { conclusionSentence } from '../absorption.ts';
import { type Judge, judged } from './premise.ts';
import { signedWords } from './stances.ts';

const { key, list } = columns;
const words = list.transform((written) => new Set(written.flatMap(stems)));

/** A row of `comparatives.csv`: words that put what stands before them ahead of what stands behind “than”, or behind it. */
const Comparative = z.strictObject({ key, isAhead: columns.flag, words });
const rows = readTable(new URL('../data/', import.meta.url), 'comparatives', Comparative);

/** What is compared, by the words on either side of “than”, and whether the first is put ahead. */
function comparedIn(question: string): { left: string[]; right: string[]; isAhead: boolean } | null {
  const own = stems(question);
  const than = own.lastIndexOf('than');
  const at = own.findIndex((word, place) => place < than && rows.some((row) => row.words.has(word)));
  if (than < 0 || at < 0) return null;
  const isAhead = rows.some((row) => row.isAhead && row.words.has(own[at] ?? ''));
  return { left: own.slice(0, at), right: own.slice(than + 1), isAhead };
}

const dosageFormsIn = (text: string): string[] => named(clauseOf(text).spans, 'dosageForm');

/** “No better than”. */
const isDenied = (question: string): boolean =>
  signedWords(question).some(
    ({ stem, isNegated }) => isNegated && rows.some(({ words: own }) => own.has(stem)),
  );

/** That one form is taken up better than another, where they were compared. */
export const byAbsorption: Judge = ({ evidence, said }) => {
  const compared = comparedIn(said.question);
  if (!compared || isDenied(said.question)) return null;
  const keys = said.ingredients.flatMap((each) => familyOf(evidence, each));
  const [only, ...others] = said.ingredients;
  const names = new Set(only && others.length === 0 ? stems(nameInSentence(evidence, only)) : []);
  const told = (text: string) =>
    new Set(
      stems(text)
        .filter((word) => !names.has(word))
        .map(stemmer),
    );
  const has = (side: readonly string[], own: ReadonlySet<string>) =>
    side.some((word) => word.length > 2 && own.has(stemmer(word)));
  // a softgel is a soft gelatin capsule
  const isOfForm = (side: readonly string[], text: string) =>
    dosageFormsIn(text).some((each) => dosageFormsIn(side.join(' ')).includes(each));
  const waysOf = ({ form, comparator, favours }: Cited<Bioavailability>): boolean[] => {
    if (favours === 'neither') return [];
    // “ferrous bisglycinate” and “ferrous sulfate” differ in one word
    const [all, allOther] = [told(form), told(comparator)];
    const one = new Set([...all].filter((word) => !allOther.has(word)));
    const other = new Set([...allOther].filter((word) => !all.has(word)));
    const isForm = (side: readonly string[]) => has(side, one) || isOfForm(side, form);
    const isComparator = (side: readonly string[]) => has(side, other) || isOfForm(side, comparator);
    const isInRow = isForm(compared.left) && isComparator(compared.right);
    const isTurned = isComparator(compared.left) && isForm(compared.right);
    if (isInRow === isTurned) return [];
    return [(favours === 'form') === (isInRow === compared.isAhead)];
  };
  const found = evidence.references.bioavailability
    .filter(({ ingredients }) => keys.length === 0 || ingredients.some((each) => keys.includes(each)))
    .flatMap((row) => waysOf(row).map((isHeld) => ({ row, isHeld })));
  const best = found.find(({ isHeld }) => isHeld) ?? found[0];
  return best ? judged(best.isHeld, [conclusionSentence(best.row)]) : null;
};
