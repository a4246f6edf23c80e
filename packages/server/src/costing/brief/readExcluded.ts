import { createNameIndex, registry, tokenize, type Mention } from '../../registry/index.ts';
import { besideParts } from '../beside/besideParts.ts';
import { statementOf } from '../foods/lines.ts';
import { isMeasured } from '../foods/named/ruledOut.ts';
import { diets, namedLines, recipeEntries, refusals } from '../foods/tables/tables.ts';
import { amountsBeside } from '../named/amountsBeside.ts';
import { namesIn } from '../named/namesIn.ts';
import { textBehind } from '../text.ts';
import { atomsOf } from '../words/atoms.ts';
import { findExcluded } from '../words/exclusions.ts';
import { refusalWords } from '../words/refusalWords.ts';
import { between, clauseBehind } from './clauses.ts';
import { anyOf, heldByFamilies, heldByName, type HeldBy } from './excluded.ts';

/** A thing or family that a brief excludes by its name, or by a diet. */
export interface ExcludedTerm {
  readonly kind: 'excluded' | 'diet';
  /** As the brief has it. */
  readonly called: string;
  readonly heldBy: HeldBy;
}

/** All that a brief may exclude by a name and a recipe may hold. */
const things = createNameIndex(
  [
    ...new Set([
      ...refusals.flatMap(({ words }) => words),
      ...[...recipeEntries.keys()].map((line) => statementOf(line).replace(/,.*/, '')),
      ...namedLines.flatMap(({ words }) => words),
      ...besideParts.flatMap(({ name, words, refused }) => [[name], words, refused].flat()),
      ...registry.records.additiveClasses.flatMap(({ words }) => words),
    ]),
  ]
    // `Gluten-free pasta` is a food, and rules out gluten.
    .filter((name) => !/\bfree\b/i.test(name))
    .map((name) => ({ kind: 'group' as const, key: name, names: [name] })),
);
const dietNames = createNameIndex(
  diets.map(({ key, words }) => ({ kind: 'group' as const, key, names: words })),
);

/** Names in their order, of those that overlap the longest. */
function longestOf(mentions: readonly Mention[]): Mention[] {
  const sorted = mentions.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const kept: Mention[] = [];
  for (const each of sorted) {
    const last = kept.at(-1);
    if (!last || each.start >= last.end) kept.push(each);
    else if (each.end - each.start > last.end - last.start) kept[kept.length - 1] = each;
  }
  return kept;
}

/** Words of how a thing is made: `no artificial colours` leaves those of fruit. */
const qualities = refusalWords('quality');
const lastWord = /(\p{L}+)[^\p{L}]*$/u;
const isMade = (text: string, { start }: Mention): boolean =>
  qualities.has(lastWord.exec(text.slice(Math.max(0, start - 24), start))?.[1]?.toLowerCase() ?? '');
const artificial = heldByFamilies(['artificial']);
const both =
  (one: HeldBy, other: HeldBy): HeldBy =>
  (line) =>
    one(line) === null ? null : other(line);

/** The things that a text names, and those that it rules out. */
export interface Things {
  readonly named: readonly Mention[];
  readonly ruledOut: readonly Mention[];
}

/** The things that a text names, each with whether it is ruled out. */
export function thingsIn(text: string): Things {
  const mentions = longestOf([...byLine(text), ...namesIn(text)]);
  const amounts = amountsBeside(text, mentions);
  const isWanted = (at: number) => {
    const mention = mentions[at];
    return (amounts[at]?.value ?? 0) > 0 || (mention !== undefined && isMeasured(text, mention));
  };
  const refused = findExcluded(atomsOf(text, mentions, isWanted));
  const [named, ruledOut] = [false, true].map((isOut) =>
    mentions.filter(({ start }) => (refused.get(start) ?? false) === isOut),
  );
  return { named: named ?? [], ruledOut: ruledOut ?? [] };
}

/** All that a text names, wanted or ruled out, and the ways of eating, where they stand. */
export function thingsNamedIn(text: string): readonly Pick<Mention, 'start' | 'end'>[] {
  const { named, ruledOut } = thingsIn(text);
  return [...named, ...ruledOut, ...dietNames.find(tokenize(text))];
}

/** A name does not go on from one line to the next. */
function byLine(text: string): Mention[] {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const from = at;
    at += line.length + 1;
    return things
      .find(tokenize(line))
      .map((each) => Object.assign({}, each, { start: each.start + from, end: each.end + from }));
  });
}

/** What a brief excludes by its words: `no celery, phosphates or palm oil`. */
const excludedByName = (text: string, { named, ruledOut }: Things): ExcludedTerm[] =>
  ruledOut.map((mention) => {
    const called = text.slice(mention.start, mention.end);
    const ofName = butFor(heldByName(called), exceptedFrom(text, mention, named));
    const source = sourceBehind(text, mention.end);
    if (source !== null)
      return {
        kind: 'excluded',
        called: `${called} from ${source}`,
        heldBy: both(heldByName(source), ofName),
      };
    return { kind: 'excluded', called, heldBy: isMade(text, mention) ? both(artificial, ofName) : ofName };
  });

const exceptions = refusalWords('exception');
const joins: ReadonlySet<string> = new Set([',', 'and', '&', 'or', ', and', ', or', '/']);

/**
 * What is let in again behind what is ruled out, or in its place before it: `no gums except locust bean and guar`, `no
 * colours but black carrot`, `maple syrup instead of sugar`.
 */
const exceptedFrom = (text: string, mention: Mention, named: readonly Mention[]): Mention[] => [
  ...exceptedBehind(text, mention, named),
  ...named.filter((each) => each.end <= mention.start && instead.has(between(text, each.end, mention.start))),
];

const instead = refusalWords('comparison');

function exceptedBehind(text: string, { end }: Mention, named: readonly Mention[]): Mention[] {
  const after = named.filter(({ start }) => start >= end);
  const [first] = after;
  if (!first) return [];
  const words = between(text, end, first.start).replace(/^, /, '').split(' ');
  const isExcept = [words[0] ?? '', words.slice(0, 2).join(' ')].some(
    (each) => exceptions.has(each) || each === 'but',
  );
  if (!isExcept || words.length > 4) return [];
  const other = after.findIndex(
    ({ start }, at) => at > 0 && !joins.has(between(text, after[at - 1]?.end ?? 0, start)),
  );
  return other < 0 ? after : after.slice(0, other);
}

/** What is of a thing, but for others that are of it as well. */
function butFor(ofName: HeldBy, excepted: readonly Mention[]): HeldBy {
  const allowed = anyOf(excepted.map(({ text }) => heldByName(text)));
  return excepted.length === 0 ? ofName : (line) => (allowed(line) === null ? ofName(line) : null);
}

/** `No lecithin from soy` leaves that of sunflowers. */
const sourceBehind = (text: string, end: number): string | null =>
  /^from (\p{L}+)/u.exec(clauseBehind(text, end))?.[1] ?? null;

/** Vegan capsules are shells of no animal: they say nothing of what is in them. */
const ofShell = /^[\s-]+(?:capsules?|caps|vcaps|shells?|hpmc)\b/i;

/** What the ways of eating that a brief names exclude. */
function excludedByDiet(text: string): ExcludedTerm[] {
  const found = dietNames.find(tokenize(text));
  const ruledOut = findExcluded(atomsOf(text, found));
  return found.flatMap(({ key, start, end, text: called }): ExcludedTerm[] => {
    const diet = diets.find((each) => each.key === key);
    const isMeant = !ruledOut.get(start) && !ofShell.test(textBehind(text, end));
    if (!diet || !isMeant) return [];
    const ofAnimals: HeldBy = ({ isAnimal, name }) => (isAnimal ? name : null);
    const heldBy = heldByFamilies(diet.refuses);
    return [{ kind: 'diet', called, heldBy: key === 'vegan' ? anyOf([heldBy, ofAnimals]) : heldBy }];
  });
}

/** What a brief excludes, each thing once. */
export function excludedIn(text: string, things: Things = thingsIn(text)): ExcludedTerm[] {
  const all = [...excludedByName(text, things), ...excludedByDiet(text)];
  const isFirst = ({ called }: ExcludedTerm, at: number) =>
    at === all.findIndex((each) => each.called.toLowerCase() === called.toLowerCase());
  return all.filter(isFirst);
}
