import type { Study } from '../../../evidence/records.ts';
import { type Evidence, subjectsOf, topicName } from '../../../evidence/index.ts';
import { formatNumber, nameInSentence } from '../../../registry/index.ts';
import { type Block, capitalize, fact, joinWords, note, paragraph, type Sentence } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { counted } from './counted.ts';
import { kindAsked } from './kindAsked.ts';
import type { Superlative } from './superlatives.ts';

/** So many are told of those that come first, and so many stand in what is cited. */
const mostTold = 3;
const mostListed = 20;

/** Something that studies are counted for. */
interface Counted {
  readonly key: string;
  readonly name: string;
  readonly studies: number;
}

/**
 * What most studies, or trials alone, are on, by counting publications: of the ingredients on file, of those studied for an
 * outcome, or of the outcomes of one ingredient. Null where nothing is on file.
 */
export function mostStudiedBlocks(evidence: Evidence, inquiry: Inquiry, order: Superlative): Block[] | null {
  const { ingredients, topics } = inquiry;
  const [own, ...others] = ingredients;
  const kind = kindAsked(inquiry.words);
  if (own !== undefined && !asksForOutcome(inquiry) && !asksOfIt.test(inquiry.question)) return null;
  const isOfOutcomes =
    own !== undefined && others.length === 0 && topics.length === 0 && asksForOutcome(inquiry);
  const studies = evidence.studies.filter(
    (study) =>
      (order.ranks === 'studies' || study.design === 'trial') &&
      (topics.length === 0 || study.topics.some((topic) => topics.includes(topic))) &&
      (!isOfOutcomes || subjectsOf(evidence, study).includes(own)),
  );
  const isOfKind = (key: string) => !kind || evidence.ingredients.get(key)?.category === kind.category;
  const keysOf = (study: Study) =>
    isOfOutcomes
      ? study.topics.filter((topic) => topic !== 'safety')
      : subjectsOf(evidence, study).filter(isOfKind);
  const nameOf = (key: string) => (isOfOutcomes ? topicName(evidence, key) : nameInSentence(evidence, key));
  const ranked = rankedBy(studies, { keysOf, nameOf, isLeast: order.isLeast });
  if (ranked.length === 0) return null;
  const things = isOfOutcomes ? 'outcomes' : (kind?.several ?? 'ingredients');
  const unit = order.ranks === 'trials' ? 'trials' : 'studies';
  const on = isOfOutcomes
    ? ` of ${nameInSentence(evidence, own)}`
    : topics.length > 0
      ? ` on ${joinWords(topics.map((topic) => topicName(evidence, topic)))}`
      : '';
  const sentence = countSentence(ranked, { things, unit: `${unit}${on}`, isLeast: order.isLeast, topics });
  const [first, ...rest] = sentence.segments;
  const named = isOfOutcomes ? undefined : ranked.find(({ key }) => key === own);
  return [
    paragraph(
      ...(named && own !== ranked[0]?.key
        ? [
            { segments: [`No: ${String(first).replace('Of', 'of')}`, ...rest] },
            placeSentence(named, ranked, sentence),
          ]
        : [sentence]),
      note('That counts the publications in this base alone, not all that were made'),
    ),
  ];
}

/** “The best-studied use of magnesium”. */
const asksForOutcome = ({ words }: Inquiry): boolean =>
  ['outcome', 'use', 'benefit', 'effect', 'topic', 'indication', 'purpose'].some((word) =>
    words.includes(word),
  );

/** “Is creatine the most studied supplement?” */
const asksOfIt = /^\W*(?:is|are|was|were|has|have)\b/i;

interface Ways {
  readonly keysOf: (study: Study) => readonly string[];
  readonly nameOf: (key: string) => string;
  readonly isLeast: boolean;
}

function rankedBy(studies: readonly Study[], { keysOf, nameOf, isLeast }: Ways): Counted[] {
  const sources = new Map<string, Set<string>>();
  for (const study of studies)
    for (const key of keysOf(study)) {
      const own = sources.get(key) ?? new Set();
      sources.set(key, own.add(study.source));
    }
  return [...sources]
    .map(([key, own]) => ({ key, name: nameOf(key), studies: own.size }))
    .toSorted(
      (left, right) =>
        (isLeast ? left.studies - right.studies : right.studies - left.studies) ||
        left.name.localeCompare(right.name),
    );
}

interface Told {
  readonly things: string;
  readonly unit: string;
  readonly isLeast: boolean;
  readonly topics: readonly string[];
}

function countSentence(ranked: readonly Counted[], { things, unit, isLeast, topics }: Told): Sentence {
  const [first, ...others] = ranked;
  const listed = ranked.slice(0, mostListed).map(({ name, studies }) => `${name} ${formatNumber(studies)}`);
  const passage = counted(
    capitalize(`${things} by the number of ${unit}`),
    `${formatNumber(ranked.length)} ${things} have ${unit} here; ${isLeast ? 'fewest' : 'most'} first: ${listed.join(', ')}.`,
    { ingredients: first ? [first.key] : [], topics },
  );
  const next = others.slice(0, mostTold - 1).map(({ name, studies }) => `${name} (${formatNumber(studies)})`);
  return fact(
    `Of the ${formatNumber(ranked.length)} ${things} with ${unit} here, the ${isLeast ? 'fewest' : 'most'} are on ${first?.name} (${formatNumber(first?.studies ?? 0)})` +
      (next.length > 0 ? `, then on ${joinWords(next)}` : ''),
    passage,
  );
}

/** Where the one that was asked about stands. */
function placeSentence(named: Counted, ranked: readonly Counted[], { segments }: Sentence): Sentence {
  const [, passage] = segments;
  const isListed = ranked.indexOf(named) < mostListed;
  return isListed && passage !== undefined
    ? fact(`${capitalize(named.name)} has ${formatNumber(named.studies)}`, passage)
    : note(`${capitalize(named.name)} stands further down the list`);
}
