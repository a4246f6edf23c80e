import { formatNumber } from '../../registry/index.ts';
import type { FoodArchetype, StatedContent } from './records.ts';
import { hasPhrase, searchable } from '../text.ts';
import { claimedContents, lineContents, recipeEntries, statedContents } from './tables.ts';

type Line = FoodArchetype['recipe'][number];
type Content = StatedContent['key'];

/** A recipe brought to what the words say a serving holds, and what became of it. */
export interface StatedRecipe {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

/** What a recipe is brought to: grams mixed for a serving, whether it has nothing of animals, and is sold chilled. */
export interface Serving {
  readonly grams: number;
  readonly isPlants: boolean;
  readonly isChilled: boolean;
}

const amount = String.raw`(\d+(?:[.,]\d+)?)\s*g(?:rams?)?`;

/** Where a text says how much a serving holds, by what it is of. */
const patterns = statedContents.map((content) => {
  const words = `(?:${content.words.join('|')})`;
  return {
    content,
    before: new RegExp(String.raw`\b${amount}\s+(?:of\s+)?(?:\w+\s+)?${words}\b`, 'i'),
    after: new RegExp(String.raw`\b${words}\s*[:=(]?\s*${amount}\b`, 'i'),
  };
});

/** Grams that a text says a serving holds of it: `25 g protein`, `6g of prebiotic fibre`, `protein 20 g`. */
function statedOf(text: string, { before, after }: (typeof patterns)[number]): number | null {
  const digits = (before.exec(text) ?? after.exec(text))?.[1];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

/** A kind's recipe, with as much protein and fibre in a serving as the words say, the greatest other line giving way. */
export function withStated(lines: readonly Line[], text: string, serving: Serving): StatedRecipe {
  return patterns.reduce<StatedRecipe>(
    (made, pattern) => {
      const { content } = pattern;
      const said = statedOf(text, pattern);
      const stated = said ?? claimedOf(made.lines, text, { ...serving, content: content.key });
      if (stated === null) return made;
      const { lines: next, held } = bringTo(made.lines, { content, grams: stated }, serving);
      const isShort = held < stated * 0.95;
      const what = `${content.key} a serving`;
      const note = `The recipe is brought to the ${formatNumber(stated)} g ${what} that the words ${said === null ? 'promise' : 'say'}.`;
      const warning = `The words ${said === null ? 'promise' : 'say'} ${formatNumber(stated)} g ${what}; such a recipe holds about ${formatNumber(Math.round(held))} g.`;
      return {
        lines: next,
        notes: isShort ? made.notes : [...made.notes, note],
        warnings: isShort ? [...made.warnings, warning] : made.warnings,
      };
    },
    { lines, notes: [], warnings: [] },
  );
}

/** Grams a serving that `high protein` and the like promise; null where no such word stands, or the recipe holds it already. */
function claimedOf(
  lines: readonly Line[],
  text: string,
  { content, grams, isChilled }: Serving & { content: Content },
): number | null {
  const said = searchable(text);
  const claim = claimedContents.find(
    (row) => row.content === content && row.words.some((words) => hasPhrase(said, searchable(words).trim())),
  );
  const held = contentOf(lines, content);
  const densest = isChilled ? claim?.densestChilled : claim?.densest;
  return claim && held < (densest ?? 0) && (held * grams) / 100 < claim.grams ? claim.grams : null;
}

const shareOf = (name: string, content: Content) => lineContents.get(name)?.[content] ?? 0;
const contentOf = (lines: readonly Line[], content: Content) =>
  lines.reduce((sum, { name, percent }) => sum + (percent * shareOf(name, content)) / 100, 0);
const percentOf = (lines: readonly Line[]) => lines.reduce((sum, { percent }) => sum + percent, 0);

function bringTo(
  recipe: readonly Line[],
  { content, grams: stated }: { content: StatedContent; grams: number },
  { grams, isPlants }: Serving,
): { lines: readonly Line[]; held: number } {
  const { key, leastOfSource, mostOfSources, leastWater } = content;
  const isSource = ({ name }: Line) => shareOf(name, key) >= leastOfSource;
  const start = isPlants ? content.addedPlants : content.added;
  const lines = recipe.some(isSource) ? recipe : [...recipe, { name: start, percent: 0.001 }];
  const sources = lines.filter(isSource);
  const filler = fillerOf(
    lines.filter((line) => !isSource(line)),
    leastWater,
  );
  const held = (contentOf(lines, key) * grams) / 100;
  if (!filler) return { lines, held };
  const now = percentOf(sources);
  // Egg white powder is nearly all of it as it is.
  const most = Math.min(Math.max(mostOfSources, now), percentOf([...sources, filler]) - 1);
  const rich = (contentOf(sources, key) / now) * 100;
  const missing = ((stated - held) / grams) * 100;
  const wanted = now + (missing / (rich - shareOf(filler.name, key))) * 100;
  const next = Math.max(0, Math.min(most, wanted));
  const moved = lines.map((line): Line => {
    const { name, percent } = line;
    if (line === filler) return { name, percent: percent + now - next };
    return isSource(line) ? { name, percent: (percent * next) / now } : line;
  });
  const kept = moved.filter(({ percent }) => percent > 0);
  return { lines: kept, held: (contentOf(kept, key) * grams) / 100 };
}

/** What gives way: water where a recipe has any to speak of, else its greatest line. */
function fillerOf(lines: readonly Line[], leastWater: number): Line | undefined {
  const sorted = lines.toSorted((a, b) => b.percent - a.percent);
  const water = sorted.find(({ name }) => recipeEntries.get(name)?.purpose === 'water');
  return water && water.percent > leastWater ? water : sorted[0];
}
