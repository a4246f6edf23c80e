import { householdMl } from '../../../registry/index.ts';
import { servingSize, type ServingSize } from '../../brief/pack/servingSize.ts';
import { countOf, countPattern } from '../../stated/counts.ts';
import { clauseContent, packWords, statedPack, type StatedPack } from '../../stated/statedPack.ts';
import { anyOf, hasPhrase, phrasesOf, searchable } from '../../text.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { packLabels, statedContents, toldContents } from '../tables/tables.ts';

/** What words say of the pack of a food: what a piece holds, and how many of these are sold together. */
export interface StatedFoodPack extends StatedPack {
  /** How many of the stated amounts there are. */
  readonly times: number;
  /** Whether shops sell them one by one, out of a case or a display. */
  readonly isCase?: boolean;
  /** How many portions there are in it, as pieces that are counted; null where they count none. */
  readonly portions: number | null;
  /** What a drink of so many ounces measures, mL: they are fluid ounces then; null where the words have none. */
  readonly poured: number | null;
  /** What they call it, and whether it is one for kitchens; null where they name none. */
  readonly container: { readonly label: string; readonly isBulk: boolean } | null;
  /** How much of it they call a serving; null where they do not. */
  readonly serving: ServingSize | null;
}

const unit = String.raw`(?:g|kg|ml|cl|l|oz|fl\.? oz)\b`;
const each = String.raw`\d+(?:[.,]\d+)?\s?${unit}`;
const oneOf = (holds: Parameters<typeof packWords>[0]) =>
  String.raw`(?:${anyOf(packWords(holds), (words) => words.replaceAll(' ', String.raw`[\s-]`))})`;
const pieces = oneOf('several');

/** So many, in digits or written out. */
const count = String.raw`(?<![\p{L}\d.,$€£])(?<times>${countPattern.slice(1, -1).replace('{1,4}', '{1,2}')})(?![\p{L}\d])`;
/** What a number before a weight is of beside pieces. */
const noPiece = String.raw`(?!(?:k?cal|calories?|kj|mg|g|ml|x|of|a|per|servings?|portions?|times|days?)\s)`;
const sold = oneOf('sold');
/** Of what a weight is that is no weight of the whole: `25 g protein cookie`. */
const contentWords = anyOf([...statedContents, ...toldContents].flatMap(({ words }) => words));
/** What a weight before a piece is of instead of it: `25 g protein bar`. */
const noContent = String.raw`(?:${contentWords}|with|per|of|in|and|or|from|for)\s`;

/**
 * `4 × 25 g`, `6x330ml`; `60 ml x 12`; `12 bars of 45 g`, `four burger buns of 65 g`, `four of 70 ml`; `six 60 ml ice
 * lollies`; `12 in a box, 10 g each`; `10 g each, twelve in a box`; `5 g trays, pack of 12`; `pack of 8, 25 g each`.
 */
const severalPatterns = [
  new RegExp(String.raw`(?<![\d.,])(?<times>\d{1,2})\s?[x×]\s?(?=\d)`, 'iu'),
  new RegExp(String.raw`(?<rest>${each})(?:\s\p{L}+)?\s?[x×]\s?(?<times>\d{1,2})(?![\d.,]|\s?${unit})`, 'iu'),
  new RegExp(String.raw`${count}\s(?:${noPiece}\p{L}+\s){0,3}${pieces}\s(?:of|à|at|,|each)\s?(?=${each})`, 'iu'),
  new RegExp(String.raw`${count}\s(?:${noPiece}\p{L}+\s){0,3}(?:${noPiece}\p{L}+s\s)?(?:of|à|at)\s(?=${each}(?!\s(?:protein|sugars?|fat|fibre|fiber|salt|carbs?)\b))`, 'iu'),
  new RegExp(String.raw`${count}\s(?:(?:individual|single|frozen|mini|small|large)\s)?(?=${each}\s(?:\p{L}+[\s-]){0,3}(?!(?:less|contents|carbs|sugars|calories)\b)\p{L}+s\b)`, 'iu'),
  new RegExp(String.raw`${count}\s(?:${noPiece}\p{L}+\s)?(?:per|to a|in a|in each|a)\s${sold},?\s(?:(?:of|at|à|each|about|approx\.?|ca\.?)\s)*(?<rest>${each})(?:\seach)?`, 'iu'),
  new RegExp(String.raw`(?<![\d.,]|\bper\s)(?<rest>${each})\s(?:each|apiece),?\s${count}\s(?:${noPiece}\p{L}+\s)?(?:per|to a|to the|in a|in each|a)\s${sold}`, 'iu'),
  new RegExp(String.raw`(?<![\d.,]|\bper\s)(?<rest>${each})(?:\s\p{L}+)?,?\s${sold} of ${count}`, 'iu'),
  new RegExp(String.raw`\b${sold} of ${count}(?:\s${pieces})?(?:,\s|\s(?:of|at|à)\s|\s)(?<rest>${each})\s(?:each|apiece)\b`, 'iu'),
  new RegExp(String.raw`${count}\s(?:${noPiece}[\p{L}\d-]+\s){0,2}(?!servings?|portions?|days?)\p{L}+s,\s(?<rest>${each})\s(?:each|apiece)\b`, 'iu'),
]; // prettier-ignore

/** What shops open and sell by the piece: `24 x 35 g display`. */
const opened = new RegExp(String.raw`\b${oneOf('opened')}\b`, 'i');
/** So far around the count it stands, in characters. */
const beside = 24;

interface Several {
  readonly times: number;
  /** Whether they are sold one by one, out of a case. */
  readonly isCase?: boolean;
  /** The text with what a piece holds as a clause of its own. */
  readonly text: string;
}

const weight = new RegExp(`^${each}`, 'iu');

function severalIn(text: string): Several {
  for (const pattern of severalPatterns) {
    const found = pattern.exec(text);
    const times = countOf(found?.groups?.times?.toLowerCase() ?? '0');
    if (!found || times < 2) continue;
    const behind = text.slice(found.index + found[0].length);
    const rest = found.groups?.rest ?? weight.exec(behind)?.[0] ?? '';
    const after = found.groups?.rest ? behind : behind.slice(rest.length);
    const near = text.slice(Math.max(0, found.index - beside), found.index + found[0].length + beside);
    return {
      times,
      isCase: opened.test(near),
      text: `${text.slice(0, found.index)}, ${rest} , ${after}`,
    };
  }
  return apartIn(text) ?? { times: 1, text: text.replace(severalPatterns[0] ?? '', ', ') };
}

/** `Squares of 10 g`, `oat bar of 30 g`, `a 30 g bar`, `pockets, 140 g each`: what one of several weighs, wherever these are counted. */
const pieceWeights = [
  new RegExp(String.raw`\b${oneOf('piece')}\sof\s(?<rest>${each})`, 'iu'),
  new RegExp(String.raw`(?<![\d.,]|\b(?:with|of)\s)(?<rest>${each})\s(?:(?!${noContent})[\p{L}-]+\s){0,3}${oneOf('piece')}\b`, 'iu'),
  new RegExp(String.raw`(?<![\d.,]|\bper\s)(?<rest>${each})\s(?:each|apiece)\b`, 'iu'),
]; // prettier-ignore
/** `Boxes of 6`, `pouch of 12 squares`; `6 bars in a box`, `12 squares per pouch`; `two-pack`. */
const pieceCounts = [
  new RegExp(String.raw`${count}[\s-]packs?\b`, 'iu'),
  new RegExp(String.raw`\b${sold}\sof\s${count}(?!\s?${unit})`, 'iu'),
  new RegExp(String.raw`${count}\s(?:${noPiece}\p{L}+\s)?(?:${oneOf('piece')}\s)?(?:per|to a|in a|in each|a)\s${sold}\b`, 'iu'),
]; // prettier-ignore

/** Pieces whose weight and whose number stand apart: `squares of 10 g with mint, vegan. Pouch of 12 squares`. */
function apartIn(text: string): Several | null {
  const piece = pieceWeights.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const rest = piece?.groups?.rest;
  if (!piece || rest === undefined) return null;
  const counts = pieceCounts.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const times = countOf(counts?.groups?.times?.toLowerCase() ?? '0');
  if (!counts || times < 2) return null;
  const near = text.slice(Math.max(0, counts.index - beside), counts.index + counts[0].length + beside);
  const { index } = piece;
  return {
    times,
    isCase: opened.test(near),
    text: `${text.slice(0, index)}, ${rest} , ${text.slice(index + piece[0].length)}`,
  };
}

/** `320 g squeezy bottle`, `100 g spout pouch`: what stands between a weight and its container says how that is. */
const describedContainer = new RegExp(
  String.raw`(?<!\b(?:under|below|least|over|than|with|of)\s)(?<![\d.,])(?<content>${each})[\s-](?:(?!(?:${contentWords}|per|an?|the|in|of|with|and|or|to|for|each)\s)[\p{L}-]+\s){0,2}(?:${anyOf(packWords('content'))})\b`,
  'iu',
);

/** `serves two`, `a pot serving two`: so many servings. */
const serves = new RegExp(String.raw`\b(?:serves|serving|feeds|enough for)\s${count}(?!\s?${unit})`, 'iu');

const containers = packLabels.map(({ label, isBulk, words, not_words: others }) => ({
  container: { label, isBulk },
  words: phrasesOf(words),
  others: others.map(searchable),
}));

function containerIn(text: string): StatedFoodPack['container'] {
  const said = searchable(text);
  const row = containers.find(({ words, others }) => {
    const meant = others.reduce((left, other) => left.replaceAll(other, ' , '), said);
    return words.some((word) => hasPhrase(meant, word));
  });
  return row?.container ?? null;
}

/** `Instant miso soup cups`: what a name ends with is its pack, if its kind is not called by it. */
export function calledContainer(text: string, { words }: FoodArchetype): StatedFoodPack['container'] {
  const last = calledLast(text.split('\n')[0] ?? '');
  const row = packLabels.find(({ label }) => label === last);
  const isKind = words.some((word) => calledLast(word) === last);
  return row && !isKind ? { label: row.label, isBulk: row.isBulk } : null;
}

/** `12 oz slim can`; of `mix with 16 oz water` the ounces are of something else. */
const ounces = new RegExp(
  String.raw`(?<!\bwith\s(?:\d+\s?[–-]\s?)?)(?<![\d.–-])(?<digits>\d+(?:[.,]\d+)?)[\s-]?(?:oz|ounces?)\b(?!\s+(?:of\s+)?water)`,
  'i',
);

function pouredIn(text: string): number | null {
  const { digits } = ounces.exec(text)?.groups ?? {};
  return digits ? Number((Number(digits.replace(',', '.')) * householdMl['fl oz']).toFixed(0)) : null;
}

/** `80 mg caffeine in 355 ml`, of a can: what holds a dose is the whole of it; 100 ml are only a measure. */
const dosed = /\b\d[\d.,]*\s?(?:mg|g|µg|mcg|iu)\b[^.;]{0,40}?\b(?:in|per)\s(\d{3})\s?ml\b/i;
const poured: ReadonlySet<string> = new Set(['can', 'bottle', 'glass bottle']);

function ofDose(text: string, container: StatedFoodPack['container']): { of: 'ml'; value: number } | null {
  const ml = Number(dosed.exec(text)?.[1] ?? 0);
  return container && poured.has(container.label) && ml > 100 ? { of: 'ml', value: ml } : null;
}

/** What a product is called last: `burrito` of `Frozen Chicken Tikka Burrito with rice`. */
const calledLast = (concept: string) =>
  /(\p{L}{3,}?)s?$/iu.exec(
    concept
      .split(/[,(:–—]|\s(?:with|for|without|from|in)\s/iu)[0]
      ?.trim()
      .toLowerCase() ?? '',
  )?.[1];

/** `A 225 g frozen burrito`, `56 g soft-baked cookie`: what weighs so much is what the product is called. */
function weighsIn(concept: string, description: string): ReturnType<typeof clauseContent> {
  const noun = calledLast(concept);
  if (!noun) return null;
  const said = searchable(description);
  const pattern = new RegExp(
    String.raw`(?<! (?:per|each|every|of|with)) (\d+(?:[.,]\d+)? ?(?:g|kg|oz|ml|cl)) (?:(?!(?:${contentWords}|with|per|of|in|and|or) )[a-z]+ ){0,3}${noun}(?:e?s)? `,
  );
  const [, size] = pattern.exec(said) ?? [];
  return size ? clauseContent(`, ${size}`) : null;
}

const describedIn = (text: string): ReturnType<typeof clauseContent> => {
  const content = describedContainer.exec(text)?.groups?.content;
  return content ? clauseContent(`, ${content}`) : null;
};

/** `6 rolls`, `12 pieces`, `8 cubes`: so many of what is portioned before it is packed. */
const portions = new RegExp(
  String.raw`${count}\s(?:${noPiece}[\p{L}-]+\s)?${oneOf('portioned')}\b(?!\s(?:a|per|each)\b)`,
  'iu',
);

const portionsIn = (text: string): number | null => {
  const times = portions.exec(text)?.groups?.times;
  return times ? countOf(times.toLowerCase()) : null;
};

const servesIn = (text: string): number | null => {
  const times = serves.exec(text)?.groups?.times;
  return times ? countOf(times.toLowerCase()) : null;
};

const everyWeight = new RegExp(each, 'giu');
/** Weights of a whole and of its pieces are rounded. Our assumption. */
const rounding = 0.03;

/** `500 g bag, 10 portions of 50 g`: what is ten of the portions is the whole, and one of them is what there are ten of. */
function ofPiece(stated: StatedFoodPack, text: string): StatedFoodPack {
  const { times, grams, ml } = stated;
  const whole = grams ?? ml;
  if (whole === null || times < 2) return stated;
  const of = grams === null ? 'ml' : 'grams';
  const piece = whole / times;
  const isSaid = Array.from(text.matchAll(everyWeight), ([said]) => clauseContent(`, ${said}`)).some(
    (content) => content?.of === of && Math.abs(content.value - piece) <= piece * rounding,
  );
  return isSaid ? { ...stated, [of]: piece } : stated;
}

/** What concept or description say of a food's pack, whose small amounts are packs too: `Dark chocolate, 70 g`. */
export function statedFoodPack(concept: string, description: string): StatedFoodPack {
  const [title, body] = [severalIn(concept), severalIn(description)];
  const times = title.times > 1 ? title.times : body.times;
  const text = `${concept}, ${description}`;
  const named = statedPack(title.text, body.text);
  const stated = {
    ...named,
    times,
    isCase: (title.times > 1 ? title : body).isCase ?? false,
    container: containerIn(text),
    poured: pouredIn(text),
    servings: named.servings ?? servesIn(text),
    portions: portionsIn(text),
    serving: servingSize(`${concept}\n${description}`),
  };
  if (stated.grams !== null || stated.ml !== null) return ofPiece(stated, text);
  const content =
    describedIn(title.text) ??
    describedIn(body.text) ??
    clauseContent(title.text) ??
    clauseContent(body.text) ??
    weighsIn(concept, description) ??
    ofDose(text, stated.container);
  return content ? ofPiece({ ...stated, [content.of]: content.value }, text) : stated;
}
