import { type foodArchetypes, shapeOf } from '../../costing/index.ts';
import { tokenize } from '../../registry/index.ts';

type FoodArchetype = (typeof foodArchetypes)[number];

/** Asks what something costs to be made, not what it is bought for. */
const ofMaking =
  /\bto (?:make|produce|manufacture|launch)\b|\b(?:making|producing|manufacturing|production|manufacture)\b|\bcost price\b|\blanded cost\b/i;

/** Words of a question around what is to be made. */
const around = new Set(
  'a an and about approximately around as at be bottle bottles bag bags batch can cans cost costs costing could do does each estimate estimated first for from give going have how i if in is it its know landed large launch launching like long make making made manufacture manufacturing me much my need of on one or our pack packs per piece please pouch price produce producing production roughly run runs scale serving should small start starting tell that the there this to typical typically uk unit units us usa usd want we what whats will would you eu europe germany'.split(
    ' ',
  ),
);
const mostWords = 10;

/**
 * The food or drink that a question asks the cost of making, as a concept would be written: `keto protein bar with
 * collagen`; null where it asks for something else, or names no kind of food.
 */
export function foodConceptIn(question: string): string | null {
  if (!ofMaking.test(question)) return null;
  const { archetype } = shapeOf({ concept: question, description: '', formFactor: null });
  if (!archetype || archetype.kind === 'supplement') return null;
  const runs = runsOf(tokenize(question).map(({ text }) => text));
  const concept = runs.find((run) => conceptIs(run, archetype));
  return concept ?? archetype.archetype;
}

const conceptIs = (concept: string, archetype: FoodArchetype): boolean =>
  shapeOf({ concept, description: '', formFactor: null }).archetype === archetype;

/** The words between those that only ask, as they stand in a row. */
function runsOf(words: readonly string[]): string[] {
  const isNaming = (word: string | undefined) => word !== undefined && !around.has(word.toLowerCase());
  const isKept = (word: string, at: number) =>
    isNaming(word) || (joining.has(word.toLowerCase()) && isNaming(words[at - 1]) && isNaming(words[at + 1]));
  const runs: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (isKept(word, at)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0 && run.length <= mostWords).map((run) => run.join(' '));
}

/** “Protein bar with oats and honey”: a small word between two that name something. */
const joining = new Set(['and', 'or']);
