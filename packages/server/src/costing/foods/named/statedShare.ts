import { fractions } from '../tables/tables.ts';

/** Words of a share, as one pattern. */
export const fraction = fractions.flatMap(({ words }) => words).join('|');
/** Name and description are lines of their own: a share is of no food of another line. */
const gap = String.raw`[^\S\n]`;
const percent = String.raw`(?:(?<digits>\d+(?:[.,]\d+)?)${gap}*(?:%|percent|per cent)|\b(?<fraction>${fraction}))`;
/** Of something else in it: `40 % less sugar`, `70 % cocoa`, `5 % fat`. */
const ofOther = String.raw`(?!(?:less|more|lower|fewer|off|reduced|fat|cocoa|cacao|protein|fib(?:re|er)|sugar|salt|alcohol|vol|of the|of our|filling|coating|and|with|or|the|a|plus)\b)`;
/** `cheese at least 20 %`, `yogurt min. 60 %`. */
const bound = String.raw`(?:(?:at least|no less than|min(?:imum|\.)?|at most|max(?:imum|\.)?|about|approx\.?|circa|ca\.?|over)${gap}+(?:of${gap}+)?)?`;
/** What a share is of where that is the whole: `30 % of the dry product whey protein`. */
const ofWhole = String.raw`(?:of${gap}+(?:the${gap}+)?(?:(?:dry|finished|whole|total)${gap}+)?(?:product|recipe|mix|blend|weight)${gap}+)?`;
/** `70 % pear`, `8% rhubarb juice`, `55 % wholegrain rye`. */
const before = new RegExp(
  String.raw`${percent}${gap}+${ofWhole}(?:of${gap}+)?(?:${ofOther}[\p{L}'’-]+${gap}+){0,2}$`,
  'iu',
);
/** `blueberries 10 percent`, `pear (70 %)`, `cannellini beans (60 %)`. */
const behind = new RegExp(
  String.raw`^(?:${gap}+(?!and\b|with\b|or\b|plus\b|in\b|at\b|to\b|of\b|min\b|max\b)\p{L}+)?${gap}*[(:]?${gap}*${bound}${percent}(?!\s*(?:less|more|fat|off|reduced|lower|fewer|protein|cocoa|cacao|filling|coating|of the (?!recipe|product|whole|total|filling|coating)))(?:${gap}+of the (?<part>filling|coating))?`,
  'iu',
);

const percents = new Map(fractions.flatMap((row) => row.words.map((words) => [words, row.percent] as const)));

/** Percent that words such as `a third` say. */
export const percentIn = (words = ''): number => percents.get(words.toLowerCase()) ?? 100;

/** Where a food stands in a text. */
interface Place {
  start: number;
  end: number;
}

/**
 * For each of the foods that a text names, in order, the share that the words give it, %; null: none. A share is that
 * of one food: `jalapeños 65 % garlic 2 %`.
 */
export function sharesStated(text: string, places: readonly Place[]): (number | null)[] {
  let used = -1;
  let passedFrom: number | null = null;
  return places.map(({ start, end }, at) => {
    const next = places[at + 1]?.start;
    const from = passedFrom ?? places[at - 1]?.end ?? 0;
    const ahead = before.exec(text.slice(from, start));
    const isAhead = ahead !== null && from + ahead.index > used;
    passedFrom = isAhead && next !== undefined && isOfNext.test(text.slice(end, next)) ? from : null;
    if (passedFrom !== null) return null;
    if (isAhead) {
      used = from + ahead.index;
      return valueOf(ahead);
    }
    const after = behind.exec(text.slice(end));
    if (!after || end + after[0].length > (next ?? text.length)) return null;
    used = end + after[0].length;
    return ofPart(valueOf(after), after.groups?.part, text);
  });
}

/** `25 % tikka-marinated chicken breast` is so much chicken: what stands last is what it is. */
const isOfNext = /^(?:(?:-|[^\S\n]+)(?!(?:and|or|with|in|of|from|on|plus|for)\b)\p{L}+){0,2}[^\S\n]+$/iu;

function valueOf({ groups: { digits, fraction: part } = {} }: RegExpExecArray): number | null {
  const share = digits ? Number(digits.replace(',', '.')) : percentIn(part);
  return share <= 100 ? share : null;
}

/** What is 45 % of a filling that is 40 % of the product is 18 % of it; of a filling of unknown share it is unknown. */
function ofPart(share: number | null, part: string | undefined, text: string): number | null {
  if (!part || share === null) return share;
  const [, digits] =
    new RegExp(String.raw`(\d+)${gap}*%${gap}+(?:of${gap}+)?${part}\b`, 'i').exec(text) ?? [];
  return digits ? (share * Number(digits)) / 100 : null;
}
