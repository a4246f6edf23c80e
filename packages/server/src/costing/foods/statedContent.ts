import { formatNumber } from '../../registry/index.ts';
import type { FoodArchetype } from './records.ts';
import { lineContents, recipeEntries } from './tables.ts';

type Line = FoodArchetype['recipe'][number];
type Content = 'protein' | 'fibre';

/** A recipe brought to what the words say a serving holds, and what became of it. */
export interface StatedRecipe {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

/** What a recipe is brought to: grams mixed for a serving, and whether it has nothing of animals. */
export interface Serving {
  readonly grams: number;
  readonly isPlants: boolean;
}

/** A line that is bought for its protein or fibre holds at least so much of it, percent. */
const leastOfSource = 50;
/** Most of a recipe that such lines may be: more holds no food together. */
const mostOfSources = 60;

/** What is bought for it, where a recipe has nothing of the kind. */
const added: Record<Content, Record<'any' | 'plants', string>> = {
  protein: { any: 'Whey protein isolate 90 %', plants: 'Pea protein isolate 80 %' },
  fibre: { any: 'Inulin (chicory fibre)', plants: 'Inulin (chicory fibre)' },
};

const amount = String.raw`(\d+(?:[.,]\d+)?)\s*g(?:rams?)?`;
const named: Record<Content, string> = { protein: 'protein', fibre: 'fib(?:re|er)' };

/** Grams that a text says a serving holds of it: `25 g protein`, `6g of prebiotic fibre`, `protein 20 g`. */
function statedOf(text: string, content: Content): number | null {
  const before = new RegExp(String.raw`\b${amount}\s+(?:of\s+)?(?:\w+\s+)?${named[content]}\b`, 'i').exec(
    text,
  );
  const after = new RegExp(String.raw`\b${named[content]}\s*[:=(]?\s*${amount}\b`, 'i').exec(text);
  const digits = (before ?? after)?.[1];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

/** A kind's recipe, with as much protein and fibre in a serving as the words say, the greatest other line giving way. */
export function withStated(lines: readonly Line[], text: string, serving: Serving): StatedRecipe {
  return (['protein', 'fibre'] as const).reduce<StatedRecipe>(
    (made, content) => {
      const stated = statedOf(text, content);
      if (stated === null) return made;
      const { lines: next, held } = bringTo(made.lines, { content, grams: stated }, serving);
      const isShort = held < stated * 0.95;
      const what = `${content} a serving`;
      const note = `The recipe is brought to the ${formatNumber(stated)} g ${what} that the words say.`;
      const warning = `The words say ${formatNumber(stated)} g ${what}; such a recipe holds about ${formatNumber(Math.round(held))} g.`;
      return {
        lines: next,
        notes: isShort ? made.notes : [...made.notes, note],
        warnings: isShort ? [...made.warnings, warning] : made.warnings,
      };
    },
    { lines, notes: [], warnings: [] },
  );
}

const shareOf = (name: string, content: Content) => lineContents.get(name)?.[content] ?? 0;
const contentOf = (lines: readonly Line[], content: Content) =>
  lines.reduce((sum, { name, percent }) => sum + (percent * shareOf(name, content)) / 100, 0);
const percentOf = (lines: readonly Line[]) => lines.reduce((sum, { percent }) => sum + percent, 0);

function bringTo(
  recipe: readonly Line[],
  { content, grams: stated }: { content: Content; grams: number },
  { grams, isPlants }: Serving,
): { lines: readonly Line[]; held: number } {
  const isSource = ({ name }: Line) => shareOf(name, content) >= leastOfSource;
  const start = added[content][isPlants ? 'plants' : 'any'];
  const lines = recipe.some(isSource) ? recipe : [...recipe, { name: start, percent: 0.001 }];
  const sources = lines.filter(isSource);
  const filler = fillerOf(lines.filter((line) => !isSource(line)));
  const held = (contentOf(lines, content) * grams) / 100;
  if (!filler) return { lines, held };
  const [most, now] = [Math.min(mostOfSources, percentOf([...sources, filler]) - 1), percentOf(sources)];
  const rich = (contentOf(sources, content) / now) * 100;
  const missing = ((stated - held) / grams) * 100;
  const wanted = now + (missing / (rich - shareOf(filler.name, content))) * 100;
  const next = Math.max(0, Math.min(most, wanted));
  const moved = lines.map((line): Line => {
    const { name, percent } = line;
    if (line === filler) return { name, percent: percent + now - next };
    return isSource(line) ? { name, percent: (percent * next) / now } : line;
  });
  const kept = moved.filter(({ percent }) => percent > 0);
  return { lines: kept, held: (contentOf(kept, content) * grams) / 100 };
}

/** What gives way: water where a recipe has any to speak of, else its greatest line. */
function fillerOf(lines: readonly Line[]): Line | undefined {
  const sorted = lines.toSorted((a, b) => b.percent - a.percent);
  const water = sorted.find(({ name }) => recipeEntries.get(name)?.purpose === 'water');
  return water && water.percent > leastWater ? water : sorted[0];
}

/** Percent of water from which it is what gives way. */
const leastWater = 25;
