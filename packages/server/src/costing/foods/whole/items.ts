import { withoutLimits, type LimitTerm } from '../../brief/limits/limitTerms.ts';
import { packWords } from '../../stated/statedPack.ts';
import { anyOf } from '../../text.ts';
import { recipeWords } from '../tables/tables.ts';
import type { RecipeWords } from '../tables/readingRecords.ts';
import { escaped } from '../../../text/pattern.ts';

/** What the amount of an item is. */
export type Measure = 'share' | 'mass' | 'volume' | 'rest';

/** A place of a list: what it calls something, and the amount that it gives of it, in %, g or mL; null: none. */
export interface Item {
  readonly called: string;
  readonly measure: Measure | null;
  readonly amount: number;
  readonly start: number;
  readonly end: number;
  /** Whether a sentence or a line begins with it. */
  readonly isFirst: boolean;
}

const units = new Map(
  recipeWords.flatMap(({ role, words, factor }) =>
    factor === null ? [] : words.map((word) => [word, { measure: role as Measure, factor }] as const),
  ),
);
const written = (word: string) => escaped(word).replaceAll(' ', String.raw`\s*`);
const wordsOf = (role: RecipeWords['role']) =>
  anyOf(
    recipeWords.flatMap((row) => (row.role === role ? row.words : [])),
    written,
  );

const amount = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<digits>\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)\s*-?(?<unit>${anyOf([...units.keys()], written)})(?![\p{L}\d])`,
  'iu',
);
const amounts = new RegExp(amount, 'giu');
const rest = new RegExp(String.raw`(?<![\p{L}\d])(?:${wordsOf('rest')})(?![\p{L}\d])`, 'iu');
const aside = new RegExp(String.raw`(?<![\p{L}\d])(?:${wordsOf('aside')})(?![\p{L}\d])`, 'giu');

const other = new RegExp(String.raw`^\s*(?:${wordsOf('other')})(?![\p{L}\d])`, 'iu');

/** `20 g protein per 100 g`: what an amount is measured against is no item. */
const per = /(?:^|\s)(?:per|each|every)\s*$/i;

/** `Bar of 30 g`, `squares of 10 g`, `jar of 200 g`: what is sold weighs that. */
const weighs = new RegExp(
  String.raw`(?:^|\s)(?:${anyOf([...packWords('piece'), ...packWords('content'), ...packWords('servingSize')])})\s(?:of|à)\s*$`,
  'i',
);

/** What labels declare of a food is no item of its list, unless it is one by the same name: sugar and salt. */
const items: ReadonlySet<LimitTerm['content']> = new Set(['sugar', 'salt']);
const isDeclared = ({ content, bound, basis, written }: LimitTerm) =>
  !items.has(content) || bound !== 'about' || (basis.kind !== 'serving' && !written.includes('%'));

/** Where one item ends and the next begins; a point or a comma of a number ends none. */
const between = /[;\n•|]|,(?!\d)|\.(?=\s|$)|\s\+\s|\s(?:and|&)\s(?=~?\d)/gu;
/** `Base: flour 40 %`: what a list is introduced by. */
const intro = /^[^:]*:(?=.*\p{L})/u;

const blank = (text: string) => ' '.repeat(text.length);
/** What is in brackets is of the item before them, but for its amount alone: `yogurt (5 % fat) 60 %`, `yogurt (60 %)`. */
const withoutBrackets = (text: string) =>
  text.replace(/\([^()]*\)/g, (brackets) =>
    brackets.slice(1, -1).replace(amount, '').trim() === '' ? brackets : blank(brackets),
  );

/** The items of the lists of a text, in order. */
export function itemsIn(said: string): Item[] {
  const text = withoutLimits(withoutBrackets(said), isDeclared);
  let from = 0;
  let isFirst = true;
  const items: Item[] = [];
  const ends = [
    ...Array.from(text.matchAll(between), ({ index, 0: mark }) => ({ index, mark })),
    { index: text.length, mark: '' },
  ];
  for (const { index, mark } of ends) {
    const part = text.slice(from, index);
    for (const each of partsOf(part, from)) {
      items.push(itemOf(each, isFirst));
      if (each.text.trim() !== '') isFirst = false;
    }
    if (part.trim() !== '') isFirst = /[.\n]/.test(mark);
    from = index + mark.length;
  }
  return items.filter(({ called, measure }) => called !== '' || measure !== null);
}

interface Part {
  readonly text: string;
  readonly start: number;
}

/** A part of several amounts as one part each: `oats 40 % honey 20 %`, `40 % oats 20 % honey`; what introduces a list is a part too. */
function partsOf(part: string, start: number): Part[] {
  const head = intro.exec(part.replace(amounts, blank))?.[0].length ?? 0;
  if (head > 0) return [{ text: part.slice(0, head), start }, ...partsOf(part.slice(head), start + head)];
  const found = [...part.matchAll(amounts)];
  if (found.length < 2) return [{ text: part, start }];
  const isAhead = part.slice(0, found[0]?.index).trim() === '';
  const cuts = found.map((each) => (isAhead ? each.index : each.index + each[0].length));
  const edges = isAhead ? [0, ...cuts.slice(1), part.length] : [0, ...cuts.slice(0, -1), part.length];
  return edges
    .slice(1)
    .map((edge, at) => ({ text: part.slice(edges[at], edge), start: start + (edges[at] ?? 0) }));
}

function itemOf({ text, start }: Part, isFirst: boolean): Item {
  const found = amount.exec(text);
  const { digits = '', unit = '' } = found?.groups ?? {};
  const own = units.get(unit.toLowerCase().replace(/\s+/g, ' ')) ?? units.get(unit.replace(/\s+/g, ''));
  const behind = found ? text.slice(found.index + found[0].length) : '';
  const isRest = own?.measure !== 'mass' && own?.measure !== 'volume' && rest.test(text);
  const place = { start, end: start + text.length, isFirst };
  const isWhole = own?.measure === 'share' && valueOf(digits) >= 100;
  const ahead = text.slice(0, found?.index ?? 0);
  if (found && own?.measure !== 'share' && (per.test(ahead) || weighs.test(ahead)))
    return { ...place, called: nameOf(behind), measure: null, amount: 0 };
  if (own?.measure === 'share' && !isRest && (isWhole || other.test(behind)))
    return { ...place, called: '', measure: null, amount: 0 };
  const called = nameOf(
    found && !isRest ? `${text.slice(0, found.index)} ${behind}` : text.replace(rest, ' '),
  );
  if (isRest) return { ...place, called, measure: 'rest', amount: 0 };
  return own
    ? { ...place, called, measure: own.measure, amount: valueOf(digits) * own.factor }
    : { ...place, called, measure: null, amount: 0 };
}

const nameOf = (bare: string) =>
  bare
    .replace(aside, ' ')
    .replace(/[:=()~–—]|(?<!\p{L})-|-(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const valueOf = (digits: string) =>
  Number(/,\d{3}$/.test(digits) ? digits.replace(/,/g, '') : digits.replace(',', '.'));
