import { formatNumber } from '../../../registry/index.ts';
import { bringTo } from './bringTo.ts';
import type { Serving } from './broughtServing.ts';
import { withinLimit } from './givingWay.ts';
import { withPlaceTakers } from './placeTakers.ts';
import { energyIn } from './toldContent.ts';
import { contentOf, heldOf, type Content } from '../heldOf.ts';
import type { Line } from '../lines.ts';
import type { StatedContent } from '../tables/records.ts';
import { limitTerms, type LimitTerm } from '../../brief/limits/limitTerms.ts';
import { partOf } from './statedPer.ts';
import { fraction, percentIn } from '../named/statedShare.ts';
import { cappedIn, claimedIn } from './contentSaid.ts';
import { statedContents } from '../tables/tables.ts';

/** A recipe brought to what the words say a serving holds, and what that is. */
export interface StatedRecipe {
  readonly lines: readonly Line[];
  readonly asked: readonly (Wanted & { readonly content: Content })[];
}

/** Where a text says how much a serving holds, by what it is of. */
const patterns = statedContents.map((content) => {
  const words = `(?:${content.words.join('|')})`;
  return {
    content,
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

/** What a row is called as a limit. */
const limitOf = ({ key, content }: StatedContent): LimitTerm['content'] =>
  key === 'sodium' ? 'sodium' : content;

/** Grams that a text says a serving holds of it: `25 g protein`, `6g of prebiotic fibre`, `4 g sugar per 100 ml`. */
function statedOf(text: string, { content }: Pattern, serving: Serving) {
  const term = limitTerms(text).find((each) => each.content === limitOf(content));
  if (!term) return null;
  const grams = (term.value * content.grams) / partOf(term.basis, serving);
  return { grams, isMost: term.bound === 'most', isLeast: term.bound === 'least' };
}

/** Whether a text says how many grams of it a serving holds. */
export const saysGramsOf = (text: string, key: Content): boolean =>
  limitTerms(text).some(({ content }) => content === key);

/** What the words want a serving to hold, grams: in so many words, by a promise of much of it, or of little. */
interface Wanted {
  readonly grams: number;
  /** Whether it is a limit in figures, which is held against the finished recipe. */
  readonly isLimit?: boolean;
  readonly said: 'say' | 'promise' | 'allow';
}

/** Words, and where they may say how much a serving holds of one thing. */
interface Asked {
  readonly text: string;
  readonly pattern: Pattern;
}

function wantedOf(lines: readonly Line[], { text, pattern }: Asked, serving: Serving): Wanted | null {
  const { content: key } = pattern.content;
  const said = statedOf(text, pattern, serving);
  if (said?.isMost)
    return heldOf(lines, key, serving) > said.grams
      ? { grams: said.grams, said: 'allow', isLimit: true }
      : null;
  if (said?.isLeast && heldOf(lines, key, serving) >= said.grams) return null;
  if (said) return { grams: said.grams, said: 'say', isLimit: said.isLeast };
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
  const { content: key } = pattern.content;
  const held = heldOf(lines, key, serving);
  const kept = partLeft(text, pattern);
  if (kept !== null) {
    const most = heldOf(serving.usual, key, serving) * kept;
    return most < held ? most : null;
  }
  const row = cappedIn(key, text);
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
      if (content.content === 'sugar' && serving.isFermented) return made;
      if (content.isOfFoods && serving.isDrink) return made;
      if (content.categories.length > 0 && !content.categories.includes(serving.category)) return made;
      // Salt by its sodium is the same salt.
      if (made.asked.some((each) => each.content === content.content)) return made;
      const wanted = wantedOf(made.lines, { text, pattern }, serving);
      if (!wanted) return made;
      const next = bringTo(made.lines, { content, grams: wanted.grams }, serving);
      const isLimit = wanted.said === 'allow' && content.content !== 'carbohydrate';
      const lines = isLimit
        ? withPlaceTakers(
            {
              before: made.lines,
              after: withinLimit(next.lines, { content: content.content, most: wanted.grams }, serving),
            },
            limitedBy(content.content),
            serving,
          )
        : next.lines;
      return { lines, asked: [...made.asked, { ...wanted, content: content.content }] };
    },
    { lines, asked: [] },
  );
}

/** Added sugar does the work of any. */
const limitedBy = (content: Content): Content => (content === 'addedSugar' ? 'sugar' : content);

/** What cultures have to take of the sugar that goes in, where the words leave less of it; [] where they say nothing of it. */
export function fermentedNotes(lines: readonly Line[], text: string, serving: Serving): string[] {
  const pattern = patterns.find(({ content }) => content.content === 'sugar');
  if (!serving.isFermented || !pattern) return [];
  // `Low sugar` leaves as much as the law lets such a claim have.
  const most = statedOf(text, pattern, serving)?.grams ?? mostOf(lines, { text, pattern }, serving);
  const held = heldOf(lines, 'sugar', serving);
  if (most === null || held <= most) return [];
  const [left, goesIn] = [most, held].map((each) => formatNumber(Number(each.toFixed(0))));
  return [
    `The words leave ${left} g sugar a serving, and ${goesIn} g go in: the culture has to ferment the rest, and the label is of what is left.`,
  ];
}

/** What became of what the words want a serving to hold, in words. */
export function toldStated(
  lines: readonly Line[],
  asked: StatedRecipe['asked'],
  serving: Serving,
): { notes: string[]; warnings: string[] } {
  const told = asked.flatMap(({ grams, said, content, isLimit }) => {
    const held = heldOf(lines, content, serving);
    const [stated, holds] = [grams, held].map((each) =>
      formatNumber(Number(each.toFixed(each < 10 ? 1 : 0))),
    );
    const what = `${content === 'addedSugar' ? 'added sugar' : content} a serving`;
    const isReached = Math.abs(held - grams) <= Math.max(grams * 0.05, leastTold);
    if (isLimit && !isReached) return [];
    if (isWithinLabel({ grams, said }, held))
      return {
        isKept: true,
        words: `The words ${said} ${stated} g ${what}; such a recipe holds about ${holds} g, within the 20 % by which a label may differ.`,
      };
    return isReached || (said === 'allow' && held < grams)
      ? { isKept: true, words: `The recipe is brought to the ${stated} g ${what} that the words ${said}.` }
      : {
          isKept: false,
          words: `The words ${said} ${stated} g ${what}; such a recipe holds about ${holds} g.`,
        };
  });
  const those = (isKept: boolean) => told.filter((each) => each.isKept === isKept).map(({ words }) => words);
  return { notes: those(true), warnings: those(false) };
}

/** Grams that nobody tells apart on a label. */
const leastTold = 0.25;

/** By so much a declared amount may differ from what is analysed: guidance on tolerances for Regulation (EU) 1169/2011, for 10 to 40 g in 100 g. */
const labelTolerance = 0.2;
const isWithinLabel = ({ grams, said }: Wanted, held: number): boolean =>
  said === 'say' &&
  Math.abs(held - grams) > Math.max(grams * 0.05, leastTold) &&
  Math.abs(held - grams) <= grams * labelTolerance;

/** Regulation (EU) 1169/2011, Annex XIV. */
const kcalOfProtein = 4;

/** Grams a serving that `high protein` and the like promise; null where no such word stands, or the recipe holds it already. */
function claimedOf(
  lines: readonly Line[],
  text: string,
  { content, grams, isChilled }: Pick<Serving, 'grams' | 'isChilled'> & { content: 'protein' | 'fibre' },
): number | null {
  const claim = claimedIn(content, text);
  if (!claim) return null;
  const held = contentOf(lines, content);
  const ofEnergy = (((claim.energyShare ?? 0) / 100) * energyIn(lines)) / kcalOfProtein;
  const wanted = Math.max(claim.grams, (ofEnergy * grams) / 100);
  const isDense = held >= (isChilled ? claim.densestChilled : claim.densest) && held >= ofEnergy;
  return isDense || (held * grams) / 100 >= wanted ? null : wanted;
}
