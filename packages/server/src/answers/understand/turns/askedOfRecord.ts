import type { Evidence } from '../../../evidence/index.ts';
import { recordIndexOf } from '../../gather/recordIndex.ts';
import { headOf, isIn, isWritten, segmentsOf, type TurnOnRecord } from './besideRecord.ts';
import { namedIn, type Named, writtenIn } from '../names/named.ts';
import type { Telling } from './tellingWords.ts';

/**
 * The question that is meant. Where the two records tell the same of two things, what is new stands in the place of what the
 * other does not say; where they tell different things of one, behind what is new stands of what it is asked.
 */
export function askedOf(turn: TurnOnRecord, meant: number): string {
  const { evidence, own, before, told, asked, said } = turn;
  const [head, other] = [headOf(evidence, meant), headOf(evidence, told)];
  const isGone = (each: Telling) =>
    each.places.has(told) &&
    (!each.places.has(meant) ||
      [isIn, isWritten].some((isSaid) => isSaid(other, each) && !isSaid(head, each)));
  const gone = longestRun(before.question, asked.filter(isGone));
  if (isSameField(evidence, meant, told) && gone.length > 0) {
    const noun = textOf(own.question, nounIn(own.question, said, head));
    const [from = 0, to = 0] = rangeOf(gone);
    const text = `${before.question.slice(0, from)}${noun}${before.question.slice(to)}`;
    const places = own.markets.length > 0 ? namedAs(evidence, own.question, isPlace).join('') : '';
    return `${withoutSlots(turn, text)}${places}?`;
  }
  const kept = asked.filter((each) => each.places.has(meant) && !isGone(each));
  const people = own.group === null ? namedAs(evidence, before.question, isPeople) : [];
  const left = withoutSlots(turn, textOf(before.question, kept));
  return `${withoutEnd(own.question)}: ${[left, ...people].join(', ')}?`;
}

const withoutEnd = (text: string): string => text.replace(/[\s?!.,]+$/, '');

type IsKind = (span: Named['spans'][number]) => boolean;
const isPlace: IsKind = ({ kind }) => kind === 'market' || kind === 'country';
const isPeople: IsKind = ({ kind }) => kind === 'group';

/** What is left of a question without the people and places in whose stead a turn names others. */
function withoutSlots({ evidence, own, before }: TurnOnRecord, text: string): string {
  const gone = [
    ...(own.group === null ? [] : namedAs(evidence, before.question, isPeople)),
    ...(own.markets.length > 0 ? namedAs(evidence, before.question, isPlace) : []),
  ];
  return withoutEnd(gone.reduce((left, each) => left.replace(each, ''), text));
}

/** “ in the EU”, “ for kids”: what a text names of one kind, each with the words before it that say so. */
function namedAs(evidence: Evidence, text: string, isKind: IsKind): string[] {
  const named = namedIn(evidence, text);
  return named.spans.filter(isKind).map((span) => {
    const before = named.text.slice(0, named.words[span.from]?.start ?? 0);
    return `${leading.exec(before)?.[0] ?? ''}${writtenIn(named, span)}`;
  });
}
const leading = /(?:\s(?:in|for|by|at))?(?:\s(?:the|a))?\s*$/i;

/** Of “we may swap it for isomalt” the words that a record has at its head, with what stands beside them. */
const nounIn = (text: string, words: readonly Telling[], head: ReadonlySet<string>): readonly Telling[] => {
  const ofHead = (run: readonly Telling[]) => run.filter((each) => isIn(head, each)).length;
  const [noun] = runsIn(text, words).toSorted((left, right) => ofHead(right) - ofHead(left));
  return noun !== undefined && ofHead(noun) > 0 ? noun : words;
};

/** The most words that stand side by side. */
const longestRun = (text: string, words: readonly Telling[]): readonly Telling[] =>
  runsIn(text, words).toSorted((left, right) => right.length - left.length)[0] ?? [];

/** Words that stand side by side, but for marks and short words between them. */
function runsIn(text: string, words: readonly Telling[]): readonly (readonly Telling[])[] {
  const runs: Telling[][] = [];
  for (const each of words) {
    const last = runs.at(-1)?.at(-1);
    const isBeside = last && mayStandBetween.test(text.slice(last.word.end, each.word.start));
    if (isBeside) runs.at(-1)?.push(each);
    else runs.push([each]);
  }
  return runs;
}
const mayStandBetween = /^(?:[\s,/()“”"'-]|\b(?:of|and|or|the|a|in|on|for|with|other|than)\b)*$/i;

const rangeOf = (words: readonly Telling[]): readonly [number, number] => [
  Math.min(...words.map(({ word }) => word.start)),
  Math.max(...words.map(({ word }) => word.end)),
];

const textOf = (text: string, words: readonly Telling[]): string => text.slice(...rangeOf(words));

/** Whether two records tell the same of two things. */
function isSameField(evidence: Evidence, at: number, told: number): boolean {
  const { passages } = recordIndexOf(evidence);
  const [own, other] = [passages[at], passages[told]].map((each) => (each ? segmentsOf(each) : []));
  return at !== told && (own?.[0] !== 'foodCost' || own.at(-1) === other?.at(-1));
}
