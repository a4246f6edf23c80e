import { findAmountsIn, isPlainWord, tokenize, type Amount, type Mention } from '../../registry/index.ts';
import { tastePhrases } from '../beside/tastes.ts';
import { formWordsOf } from '../words/formWords.ts';
import { searchable, textBefore, textBehind } from '../text.ts';

const tastes: ReadonlySet<string> = new Set(tastePhrases);
const formWords: ReadonlySet<string> = new Set(formWordsOf());
/** What the parts of oils are called, whose sum is read elsewhere. */
const ofOils = new Set(['epa', 'dha', 'dpa', 'ala']);
const mostWords = 3;
/** Grams may be the pack's. */
const smallUnits = ['µg', 'mg', 'IU'] as const;

const isForm = (word: string) => formWords.has(searchable(word).trim());

/** A word that may be of the name of an ingredient that nobody here knows. */
const isName = (word: string): boolean =>
  word.length > 3 && !/\d/.test(word) && !isPlainWord(word.toLowerCase()) && !ofOils.has(word.toLowerCase());

/** Amounts of a text that stand beside a word which is nothing known: `serrapeptase 60 mg`. In brackets they tell of what is before. */
export function unreadIn(
  text: string,
  mentions: readonly Mention[],
  beside: ReadonlySet<number | undefined>,
): string[] {
  const isInName = (at: number) => mentions.some(({ start, end }) => at >= start && at < end);
  const left = findAmountsIn(text, smallUnits).filter(({ start }) => !beside.has(start) && !isInName(start));
  return left.flatMap((amount) => nameBeside(text, amount, isInName) ?? []);
}

function nameBeside(
  text: string,
  { start, end, text: written }: Amount,
  isInName: (at: number) => boolean,
): string | null {
  const open = textBefore(text, start);
  if (open.lastIndexOf('(') > open.lastIndexOf(')')) return null;
  const before = /[^,.;:\n()+&/]*$/.exec(open)?.[0] ?? '';
  const [after = ''] = textBehind(text, end).split(/[,.;:\n()+&/]|\s(?:and|with|per|from|in|of which)\s/);
  const behind = namesIn(after, end, isInName);
  if (behind) return `${written} ${behind}`;
  const ahead =
    findAmountsIn(before, smallUnits).length === 0 ? namesIn(before, start - before.length, isInName) : null;
  return ahead && `${ahead} ${written}`;
}

/** `1000 mg orange` says what it tastes of. */
const isTaste = (clause: string): boolean => tastes.has(searchable(clause).trim());

/** The words of a clause, where one of them may be a name and none is a known one. */
function namesIn(clause: string, from: number, isInName: (at: number) => boolean): string | null {
  const words = tokenize(clause);
  const isKnown = words.some(({ start, text }) => isInName(from + start) || isForm(text));
  const isNew = words.length <= mostWords && words.some(({ text }) => isName(text));
  return isNew && !isKnown && !isTaste(clause) ? clause.trim() : null;
}
