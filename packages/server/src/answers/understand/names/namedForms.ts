import type { Cited, Evidence } from '../../../evidence/index.ts';
import type { Span, Word } from '../words.ts';
import { type Form, selfAndParent, stems } from '../../../registry/index.ts';

const formAliases: Record<string, string> = { sulphate: 'sulfate', hcl: 'hydrochloride' };
const ordinaryFormWords = new Set([
  'anhydrous',
  'l',
  'd',
  'acid',
  'type',
  '2',
  '1',
  'iii',
  'di',
  'trihydrate',
  'basic',
]);

/** A compound written by its formula: `MgO`, `Ca3(C6H5O7)2`, `MgSO4·7H2O`. */
const formula =
  /(?<![\p{L}\d])(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*){2,}(?:\s?[·•*.]\s?\d*H2O)?(?![\p{L}\d])/gu;
/** The water of a hydrate, written behind its salt. */
const water = /[·•*.]\s?(\d*)H2O$/;
const group = /\(((?:[A-Z][a-z]?\d*)+)\)(\d*)/g;

/** How many atoms of each element a formula has, in one order whichever way it is written. */
function atomsOf(written: string): string {
  const counts = new Map<string, number>();
  const add = (atoms: string, times: number) => {
    for (const [, element = '', count = ''] of atoms.matchAll(/([A-Z][a-z]?)(\d*)/g))
      counts.set(element, (counts.get(element) ?? 0) + Number(count || 1) * times);
  };
  const [hydrate, molecules = ''] = water.exec(written) ?? [];
  if (hydrate) add('H2O', Number(molecules || 1));
  const salt = written.replace(water, '');
  for (const [, atoms = '', times = ''] of salt.matchAll(group)) add(atoms, Number(times || 1));
  add(salt.replaceAll(group, ' '), 1);
  return [...counts]
    .map(([element, count]) => `${element}${count}`)
    .toSorted()
    .join(' ');
}

/** The compounds of the ingredients that a question names. */
export function findForms(
  evidence: Evidence,
  ingredients: readonly string[],
  question: string,
): Cited<Form>[] {
  const names = new Set(ingredients.flatMap((key) => stems(evidence.ingredients.get(key)?.name ?? '')));
  const words = new Set(
    stems(question)
      .map((word) => formAliases[word] ?? word)
      .filter((word) => !names.has(word)),
  );
  const formulas = new Set((question.match(formula) ?? []).map(atomsOf));
  const written =
    formulas.size === 0
      ? []
      : evidence.forms.filter(
          (form) => ingredients.includes(form.ingredient) && formulas.has(atomsOf(form.formula)),
        );
  if (written.length > 0) return written;
  // “glycinate” asks for bisglycinate, “citrate” also for dicitrate
  const isAsked = (word: string) =>
    words.has(word) || [...words].some((asked) => asked.length > 6 && word.endsWith(asked));
  const named = evidence.forms.filter((form) => {
    if (!ingredients.some((key) => selfAndParent(evidence, key).includes(form.ingredient))) return false;
    return stems(form.compound).some(
      (word) => isAsked(word) && !names.has(word) && !ordinaryFormWords.has(word) && word.length > 4,
    );
  });
  // “zinc citrate dihydrate” is neither the acetate dihydrate nor the anhydrous citrate
  const own = ({ compound }: Form) =>
    stems(compound.replace(/\s*\([^)]*\)/g, '')).filter((word) => !names.has(word));
  const isWhole = (form: Form) => own(form).every(isAsked);
  const whole = named.filter(isWhole).map((form) => new Set(own(form)));
  return named.filter(
    (form) =>
      isWhole(form) || !whole.some((words) => own(form).every((word) => !isAsked(word) || words.has(word))),
  );
}

/** The words of a question that name one of the forms. */
export function formSpans(forms: readonly Form[], words: readonly Word[]): Span[] {
  const own = new Set(forms.flatMap(({ compound }) => stems(compound)));
  const isOne = (stem: string) =>
    stem.length > 4 && (own.has(stem) || (stem.length > 6 && [...own].some((word) => word.endsWith(stem))));
  return words.flatMap(({ stem }, at): Span[] => {
    if (!isOne(formAliases[stem] ?? stem)) return [];
    const word: Span = { kind: 'form', key: stem, from: at, to: at + 1 };
    // “zinc picolinate” is the form as “picolinate” is
    const isOfName = own.has(words[at - 1]?.stem ?? '');
    return isOfName ? [{ ...word, from: at - 1 }, word] : [word];
  });
}

/** “500 mg of pure magnesium oxide”, “50 mg zinc picolinate”: the amount is of the compound, which its own words name. */
export const isOfCompound = (
  evidence: Evidence,
  { question, ingredients }: { question: string; ingredients: readonly string[] },
  { text }: { text: string },
): boolean => {
  const behind = question.slice(question.indexOf(text) + text.length);
  const [named = ''] = behind.split(endsName);
  return findForms(evidence, ingredients, named).length > 0;
};

/** What an amount is of ends where something else is said of it: “14 mg iron per capsule from ferrous bisglycinate”. */
const endsName =
  /[,;:.?!()=\d]|[-–]+>|→|\b(?:per|from|out of|as|in|by|with|via|using|and|or|a|an|each|every|into|for|to|is|does|do|has|have|holds?|contains?|gives?|provides?|delivers?|how|what|which)\b/i;
