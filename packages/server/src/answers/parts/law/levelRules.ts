import { z } from 'zod';
import type { Cited, Evidence } from '../../../evidence/index.ts';
import type { Rule } from '../../../evidence/records.ts';
import { columns, readTable, stems } from '../../../registry/index.ts';
import { type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';

const { key, list } = columns;

/** A row of `levelNames.csv`: what people call a substance or a kind of product, and the words that the lists have for it. */
const LevelName = z.strictObject({ key, said: list, meant: list });
const levelNames = readTable(new URL('../data/', import.meta.url), 'levelNames', LevelName).map(
  ({ said, meant }) => ({ said: said.map((name) => stems(name).join(' ')), meant: meant.flatMap(stems) }),
);

const levelAreas: ReadonlySet<Rule['area']> = new Set(['additive-limit', 'contaminant', 'composition']);
const most = 6;

/** The levels of additives, contaminants and other substances that a question names: `lead in supplements`, `E 955 Sucralose in …`. */
export function levelRules(evidence: Evidence, inquiry: Inquiry): Cited<Rule>[] {
  const asked = stems(inquiry.question.replace(/\blead[- ]?times?\b|\bleads? to\b/gi, ' '));
  const text = ` ${asked.join(' ')} `;
  const named = levelNames.filter(({ said }) => said.some((name) => text.includes(` ${name} `)));
  const words = new Set([...asked, ...named.flatMap(({ meant }) => meant)]);
  const numbers = new Set(numbersIn(inquiry.question));
  const found = evidence.rules
    .filter(({ area }) => levelAreas.has(area))
    .filter((rule) => isOfMarkets(rule.market, inquiry))
    .filter((rule) => isNamed(rule, { words, numbers }));
  const place = ({ market }: Rule) => inquiry.markets.indexOf(market);
  return found
    .toSorted((left, right) => share(right, words) - share(left, words) || place(left) - place(right))
    .slice(0, most);
}

interface Named {
  readonly words: ReadonlySet<string>;
  /** E numbers, and colours with theirs. */
  readonly numbers: ReadonlySet<string>;
}

/** What a title is about: without the place before the colon, the foods behind “in” and what a comma sets apart. */
const subjectOf = (title: string): string =>
  title.replace(/^\w+: /, '').replace(/(?:,| (?:in|as|on|and)) .*$/, '');

const eNumber = /\bE ?(\d{3,4}[a-z]?)\b/gi;
/** “Red 3” and “FD&C Red No. 3”: a colour by itself names no additive. */
const colourNumber = /\b(red|yellow|blue|green|orange)\s+(?:no\.?\s*|#\s*)?(\d{1,2})\b/gi;

/** Some rules are of a range of additives: `E 210-213 Benzoic acid - benzoates`. */
const range = /\bE (\d{3,4})-(\d{3,4})\b/g;
const mostInRange = 30;

const numbersIn = (text: string): string[] => [
  ...[...text.matchAll(range)].flatMap(([, from, to]) =>
    Array.from({ length: Math.min(mostInRange, Number(to) - Number(from) + 1) }, (_, more) =>
      String(Number(from) + more),
    ),
  ),
  ...[...text.matchAll(eNumber)].map(([, digits = '']) => digits.toLowerCase()),
  ...[...text.matchAll(colourNumber)].map(
    ([, colour = '', digits = '']) => `${colour.toLowerCase()} ${digits}`,
  ),
];

function isNamed({ title }: Rule, { words, numbers }: Named): boolean {
  const subject = subjectOf(title);
  if (numbersIn(subject).some((own) => numbers.has(own))) return true;
  const telling = stems(subject.replaceAll(eNumber, ' ')).filter(
    (word) => word.length > 2 && !generic.has(word),
  );
  return telling.length > 0 && telling.filter((word) => words.has(word)).length >= telling.length / 2;
}

/** How much of a title the question says: that on cocoa stands behind where nobody spoke of cocoa. */
function share({ title }: Rule, words: ReadonlySet<string>): number {
  const own = stems(title);
  return own.filter((word) => words.has(word)).length / Math.max(1, own.length);
}

/** Words of such titles that name no substance. */
const generic = new Set(
  stems(
    'the with for from and group colour color colours acid acids salt salts extract extracts oil oils food foods drink drinks supplement supplements solid liquid limit limits withdrawn policy mandatory red yellow blue green fruit juice vegetable vitamin vitamins mineral minerals form forms permitted added what safe harbour level levels are industrial fat protein soft dried compound minors under 16s energy',
  ),
);
