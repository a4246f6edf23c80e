import { formsIn, shapeOf, type foodArchetypes } from '../../costing/index.ts';
import { stems, tokenize } from '../../registry/index.ts';
import { alternativesOf, wordsOfRows } from './wordRows.ts';

type FoodArchetype = (typeof foodArchetypes)[number];
type Token = ReturnType<typeof tokenize>[number];

/** Asks what something costs to be made, not what it is bought for. */
const ofMaking =
  /\bto (?:make|produce|manufacture|launch)\b|\b(?:making|producing|manufacturing|production|manufacture)\b|\bcost price\b|\blanded cost\b/i;

/** Words of a question around what is to be made. */
const around: ReadonlySet<string> = wordsOfRows(new URL('./data/', import.meta.url), 'aroundConcepts');
const mostWords = 10;

/**
 * The food or drink that a question asks the cost of making, as a concept would be written: `keto protein bar with
 * collagen`; null where it asks for something else, or names no kind of food.
 */
export function foodConceptIn(question: string): string | null {
  if (!ofMaking.test(question)) return null;
  const { archetype } = shapeOfConcept(question);
  if (!archetype || archetype.kind === 'supplement') return null;
  return runsOf(question).find((run) => isOf(run, archetype)) ?? archetype.archetype;
}

/**
 * The product that a question speaks of, as a concept would be written: `sleep gummy`, `electrolyte drink for runners`;
 * null where its words name no form, food, drink or kind of supplement.
 */
export function productConceptIn(question: string): string | null {
  const runs = runsOf(question);
  return runs.find(isSaid) ?? runs.find(isSupplement) ?? null;
}

/** Whether the words say what it is; “capsule” alone does not, “granola” does. */
function isSaid(run: string): boolean {
  const { isSaid: saysIt, archetype } = shapeOfConcept(run);
  return saysIt && (archetype !== null || isOfSeveral(run));
}

const isSupplement = (run: string): boolean =>
  kindOfSupplement.test(run) || (isOfSeveral(run) && formsIn(` ${run.toLowerCase()} `).length > 0);

const isOfSeveral = (run: string): boolean => stems(run).length > 1;

/** Supplements that are called by what they are for, or by how much is in them, and name no form. */
const kindOfSupplement = new RegExp(
  `\\b(?:${alternativesOf(new URL('./data/', import.meta.url), 'kindsOfSupplement')})\\b`,
  'i',
);

const shapeOfConcept = (concept: string) => shapeOf({ concept, description: '', formFactor: null });

const isOf = (concept: string, archetype: FoodArchetype): boolean =>
  shapeOfConcept(concept).archetype === archetype;

/** What stands between the words that only ask, as it is written: `pre-workout powder`. */
function runsOf(question: string): string[] {
  const words = tokenize(question);
  const isNaming = (word: Token | undefined) => word !== undefined && !around.has(word.text.toLowerCase());
  const isKept = (word: Token, at: number) =>
    isNaming(word) ||
    (joining.has(word.text.toLowerCase()) && isNaming(words[at - 1]) && isNaming(words[at + 1]));
  const runs: Token[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (isKept(word, at)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return first && last && run.length <= mostWords
      ? [question.slice(first.start, last.start + last.text.length)]
      : [];
  });
}

/** “Protein bar with oats and honey”, “gummy for runners”: a small word between two that name something. */
const joining = new Set(['and', 'or', 'for']);
