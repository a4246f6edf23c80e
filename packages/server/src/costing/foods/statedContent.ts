import { formatNumber } from '../../registry/index.ts';
import { percentOf, type Line } from './lines.ts';
import type { StatedContent } from './records.ts';
import type { IsRefused } from './refused.ts';
import type { Shares } from './shares.ts';
import { ofServing, per, type Portion } from './statedPer.ts';
import { fraction, percentIn } from './statedShare.ts';
import { hasPhrase, searchable } from '../text.ts';
import { cappedContents, claimedContents, lineContents, recipeEntries, statedContents } from './tables.ts';

type Content = StatedContent['key'];

/** A recipe brought to what the words say a serving holds, and what became of it. */
export interface StatedRecipe {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

/** What a recipe is brought to: a serving, whether it has nothing of animals, and is sold chilled. */
export interface Serving extends Portion {
  readonly isPlants: boolean;
  readonly isChilled: boolean;
  readonly isDrink: boolean;
  readonly isFermented: boolean;
  /** What is bought for a content is none of what the words rule out. */
  readonly isRefused: IsRefused;
  /** What the words give a share of keeps it. */
  readonly shares: Shares;
}

const amount = String.raw`(?<digits>\d+(?:[.,]\d+)?)\s*g(?:rams?)?`;
const most = String.raw`(?:(?<most>max(?:imum|\.)?|not over|no more than|not more than|less than|less as|under|below|up to|at most)\s+)?`;
/** Within a line: `sugar` at the end of one and `340 g jar` at the start of the next are not of one another. */
const gap = String.raw`[^\S\n]*`;

/** Where a text says how much a serving holds, by what it is of. */
const patterns = statedContents.map((content) => {
  const words = `(?:${content.words.join('|')})`;
  return {
    content,
    before: new RegExp(
      String.raw`\b${most}${amount}\s+(?:of\s+)?(?:(?!less|more|no|added)\w+\s+)?${words}\b${per}`,
      'i',
    ),
    after: new RegExp(
      String.raw`\b${words}${gap}(?:is|at (?:the )?end|[:=(])?${gap}${most}${amount}\b${per}`,
      'i',
    ),
    percent: new RegExp(
      String.raw`\b${most}(?<digits>\d+(?:[.,]\d+)?)\s*(?:%|percent|per cent)\s+(?:added\s+)?${words}\b`,
      'i',
    ),
    less: new RegExp(
      String.raw`(?:(\d+)\s*(?:%|percent|per cent)|\b(${fraction}))\s*(?:less|lower|reduced|fewer)(?:\s+in)?\s+(?:added\s+)?${words}\b`,
      'i',
    ),
    part: new RegExp(
      String.raw`(?:(\d+)\s*(?:%|percent|per cent)|\b(${fraction}))\s+(?:of\s+)?the\s+(?:added\s+)?${words}\b`,
      'i',
    ),
  };
});

type Pattern = (typeof patterns)[number];

/** Grams that a text says a serving holds of it: `25 g protein`, `6g of prebiotic fibre`, `4 g sugar per 100 ml`. */
function statedOf(text: string, { before, after, percent }: Pattern, serving: Serving) {
  const inGrams = (before.exec(text) ?? after.exec(text))?.groups;
  const said = inGrams ?? percent.exec(text)?.groups;
  if (!said?.digits) return null;
  const stated = Number(said.digits.replace(',', '.'));
  const grams = inGrams ? ofServing(stated, inGrams, serving) : (stated * serving.finished) / 100;
  return { grams, isMost: said.most !== undefined };
}

/** Whether a text says how many grams of it a serving holds. */
export const saysGramsOf = (text: string, key: Content): boolean =>
  patterns.some(
    ({ content, before, after }) => content.key === key && (before.test(text) || after.test(text)),
  );

/** What the words want a serving to hold, grams: in so many words, by a promise of much of it, or of little. */
interface Wanted {
  readonly grams: number;
  readonly said: 'say' | 'promise' | 'allow';
}

/** Words, and where they may say how much a serving holds of one thing. */
interface Asked {
  readonly text: string;
  readonly pattern: Pattern;
}

function wantedOf(lines: readonly Line[], { text, pattern }: Asked, serving: Serving): Wanted | null {
  const { key } = pattern.content;
  const said = statedOf(text, pattern, serving);
  if (said?.isMost)
    return heldOf(lines, key, serving) > said.grams ? { grams: said.grams, said: 'allow' } : null;
  if (said) return { grams: said.grams, said: 'say' };
  if (key === 'protein' || key === 'fibre') {
    const claimed = claimedOf(lines, text, { ...serving, content: key });
    return claimed === null ? null : { grams: claimed, said: 'promise' };
  }
  const most = mostOf(lines, { text, pattern }, serving);
  return most === null ? null : { grams: most, said: 'allow' };
}

/** What `40 % less sugar`, `a third less salt` and `half the sugar` leave of it, 0 to 1. */
function partLeft(text: string, { less, part }: Pattern): number | null {
  const [, off, offInWords] = less.exec(text) ?? [];
  if (off ?? offInWords) return 1 - (off ? Number(off) : percentIn(offInWords)) / 100;
  const [, of, ofInWords] = part.exec(text) ?? [];
  return (of ?? ofInWords) ? (of ? Number(of) : percentIn(ofInWords)) / 100 : null;
}

/** Grams a serving that `40 % less sugar` and `low salt` leave it; null where the recipe holds no more already. */
function mostOf(lines: readonly Line[], { text, pattern }: Asked, serving: Serving): number | null {
  const { key } = pattern.content;
  const held = heldOf(lines, key, serving);
  const kept = partLeft(text, pattern);
  if (kept !== null) return held * kept;
  const said = searchable(text);
  const row = cappedContents.find(
    ({ content, words }) => content === key && words.some((each) => hasPhrase(said, searchable(each).trim())),
  );
  if (!row) return null;
  const limit = contentOf(lines, key) > richest ? null : serving.isDrink ? row.mostDrink : row.most;
  const allowed =
    limit === null ? held * (1 - (row.less ?? lessOfRich) / 100) : (limit * serving.grams) / 100;
  return allowed < held ? allowed : null;
}

/** A recipe of so much of it, percent, is a concentrate: stock cubes of little salt are so as they are eaten. Our assumption. */
const richest = 15;
/** What is taken off such a one, percent. Our assumption. */
const lessOfRich = 50;

/** A kind's recipe with as much protein, fibre, sugar and salt in a serving as the words say, the greatest other line giving way. */
export function withStated(lines: readonly Line[], text: string, serving: Serving): StatedRecipe {
  return patterns.reduce<StatedRecipe>(
    (made, pattern) => {
      const { content } = pattern;
      if (content.key === 'sugar' && serving.isFermented) return made;
      const wanted = wantedOf(made.lines, { text, pattern }, serving);
      return wanted ? brought(made, content, { wanted, serving }) : made;
    },
    { lines, notes: [], warnings: [] },
  );
}

function brought(
  made: StatedRecipe,
  content: StatedContent,
  { wanted, serving }: { wanted: Wanted; serving: Serving },
): StatedRecipe {
  const { lines, held } = bringTo(made.lines, { content, grams: wanted.grams }, serving);
  const [stated, holds] = [wanted.grams, held].map((grams) =>
    formatNumber(Number(grams.toFixed(grams < 10 ? 1 : 0))),
  );
  const what = `${content.key} a serving`;
  const isNear = Math.abs(held - wanted.grams) <= Math.max(wanted.grams * 0.05, leastTold);
  return {
    lines,
    notes: isNear
      ? [...made.notes, `The recipe is brought to the ${stated} g ${what} that the words ${wanted.said}.`]
      : made.notes,
    warnings: isNear
      ? made.warnings
      : [
          ...made.warnings,
          `The words ${wanted.said} ${stated} g ${what}; such a recipe holds about ${holds} g.`,
        ],
  };
}

/** Grams that nobody tells apart on a label. */
const leastTold = 0.25;

/** Grams a serving that `high protein` and the like promise; null where no such word stands, or the recipe holds it already. */
function claimedOf(
  lines: readonly Line[],
  text: string,
  { content, grams, isChilled }: Pick<Serving, 'grams' | 'isChilled'> & { content: 'protein' | 'fibre' },
): number | null {
  const said = searchable(text);
  const claim = claimedContents.find(
    (row) => row.content === content && row.words.some((words) => hasPhrase(said, searchable(words).trim())),
  );
  const held = contentOf(lines, content);
  const densest = isChilled ? claim?.densestChilled : claim?.densest;
  return claim && held < (densest ?? 0) && (held * grams) / 100 < claim.grams ? claim.grams : null;
}

const shareOf = (name: string, content: Content | StatedContent['sourceBy']) =>
  lineContents.get(name)?.[content] ?? 0;
const contentOf = (lines: readonly Line[], content: Content) =>
  lines.reduce((sum, { name, percent }) => sum + (percent * shareOf(name, content)) / 100, 0);
/** Grams that a serving holds. */
const heldOf = (lines: readonly Line[], content: Content, { grams }: Serving) =>
  (contentOf(lines, content) * grams) / 100;

function bringTo(
  recipe: readonly Line[],
  { content, grams: stated }: { content: StatedContent; grams: number },
  { grams, isPlants, isRefused, shares }: Serving,
): { lines: readonly Line[]; held: number } {
  const { key, leastOfSource, sourceBy, mostOfSources, leastWater } = content;
  const isSource = ({ name }: Line) =>
    shareOf(name, sourceBy) >= leastOfSource && !shares.has(name) && !isRefused(name);
  const usual = isPlants ? [] : [content.added];
  const start = [...usual, content.addedPlants].find((name) => !isRefused(name));
  // Meat and pulses are what they are made of: nobody adds whey to jerky.
  const isRichItself = shareOf(greatestOf(recipe)?.name ?? '', key) >= richItself;
  const lines =
    recipe.some(isSource) || isRichItself || !start ? recipe : [...recipe, { name: start, percent: 0.001 }];
  const sources = lines.filter(isSource);
  const filler = fillerOf(
    lines.filter((line) => !isSource(line) && !shares.has(line.name)),
    leastWater,
  );
  const held = (contentOf(lines, key) * grams) / 100;
  if (!filler || sources.length === 0) return { lines, held };
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

/** A recipe whose greatest line holds so much of it, percent, is brought to no more. Our assumption. */
const richItself = 15;
const greatestOf = (lines: readonly Line[]) => lines.toSorted((a, b) => b.percent - a.percent)[0];

/** What gives way: water where a recipe has any to speak of, else its greatest line. */
function fillerOf(lines: readonly Line[], leastWater: number): Line | undefined {
  const sorted = lines.toSorted((a, b) => b.percent - a.percent);
  const water = sorted.find(({ name }) => recipeEntries.get(name)?.purpose === 'water');
  return water && water.percent > leastWater ? water : sorted[0];
}
