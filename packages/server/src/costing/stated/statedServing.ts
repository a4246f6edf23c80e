import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { withoutCeilings } from '../brief/limits/limitTerms.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { anyOf, hasPhrase, searchable } from '../text.ts';

/** What words say that is taken at once; null where they do not say it. */
export interface StatedServing {
  /** Capsules, tablets, gummies. */
  readonly pieces: number | null;
  /** Millilitres of what is poured. */
  readonly ml: number | null;
  /** Millilitres that are usually taken of what the words say it is, where they give none: of a spray. */
  readonly usualMl?: number;
  /** Millilitres that they say are taken a day. */
  readonly dailyMl?: number;
  /** Whether amounts are those of a piece: `500 mg per gummy`. */
  readonly isPerPiece?: boolean;
  /** Whether that is so because an amount stands before how many are taken: `500 mg, three a day`. */
  readonly isBeforeCount?: boolean;
  /** How often what amounts are stated of is taken at once: `1000 IU per drop, 5 drops daily`. */
  readonly times?: number;
  /** Whether the pieces are the most that are taken: `max 2 capsules`. */
  readonly isMost?: boolean;
}

const ServingWords = z.strictObject({
  key: columns.key,
  words: columns.list,
  /** What they are: pieces, numbers, what says how often, a measure of liquids, what holds one, or what is usually taken so much of. */
  says: z.enum(['piece', 'number', 'often', 'measure', 'vessel', 'usual']),
  /** A number's value; millilitres of a measure, and of what is usual. */
  value: columns.optionalFinite,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'servingWords', ServingWords);
/** All words of what is taken at once. */
export const servingPhrases: readonly string[] = rows.flatMap(({ words }) => words);
const wordsOf = (says: z.infer<typeof ServingWords>['says']) => rows.filter((row) => row.says === says);

/** The words of what is taken that are this. */
export const servingWords = (says: z.infer<typeof ServingWords>['says']): string[] =>
  wordsOf(says).flatMap(({ words }) => words);
const valuesOf = (says: 'number' | 'measure'): ReadonlyMap<string, number> =>
  new Map(wordsOf(says).flatMap(({ words, value }) => words.map((word) => [word, value ?? 0] as const)));

/** Numbers that are written out. */
export const servingNumbers = valuesOf('number');
/** Millilitres of what liquids are taken by. */
export const servingMeasures = valuesOf('measure');
const piece = anyOf(servingWords('piece'));
const often = anyOf(servingWords('often'));
const count = String.raw`([1-8]|${anyOf([...servingNumbers.keys()])})`;
const counted = String.raw`${count}(?: [a-z]+)? (?:${piece})`;

/** What stands between a piece and what is in it. */
const amounting =
  '(?:equals|is|has|have|hold|holds|give|gives|contain|contains|provide|provides|deliver|delivers|supply|supplies|containing|providing|delivering)';

/** When or with what so many are taken, at the head of a sentence: `Three capsules after sport`. */
const takenThen = '(?:with|after|before|during|when|while|around|upon)';

const fewWords = anyOf(
  [...servingNumbers].flatMap(([word, value]) => (value >= 2 && value <= 6 ? [word] : [])),
);

/** `1000 mg per 2`, `two capsules a day`, `3 per day`, `take 2 tablets`, `serving size 2`, `serving of 3 gummies`. */
const piecesPatterns = [
  new RegExp(String.raw` ${counted} (?:${often}) `),
  new RegExp(String.raw` ${count} (?:${often}) `),
  new RegExp(String.raw` take ${count}(?: [a-z]+)? (?:${piece}|${often}) `),
  new RegExp(String.raw` (?:serving size|servings? of|dose of)(?: ,)? ${count}(?: [a-z]+)? (?:${piece}|,|$)`),
  new RegExp(String.raw` (?:serving size|servings? of)(?: ,)? ${count} `),
  new RegExp(String.raw` serving ${count}(?: [a-z]+)? (?:${piece}|,|$)`),
  new RegExp(String.raw` take ${count} (?=,|$)`),
  new RegExp(String.raw`(?:^| ,) ${counted} ${takenThen} `),
  new RegExp(String.raw` (?:in|per|pro|par|por|from|as|je) ${counted}(?= )`),
  new RegExp(String.raw` ${counted} (?:together )?${amounting} [a-z ]{0,20}\d`),
  new RegExp(
    String.raw` (?:daily dose|tagesdosis|tagesportion|dagdosering|dose journaliere)(?: ,)? ${counted}(?= )`,
  ),
  // `Two tablets or four capsules`: the first is what the title's product is taken in.
  new RegExp(String.raw`(?:^| ,) ([2-6]|${fewWords}) (?:${piece}) (?=,|$|or )`),
  new RegExp(String.raw` (?:mg|ug|iu|g)(?: [a-z]+){0,4} per ([2-6]) (?=,|$)`),
];
/** `500 mg per gummy`, `400 mg pro Kapsel`. */
const each = String.raw`per|in each|in every|per each|pro|je|par|por`;
const mostPieces = new RegExp(String.raw` (?:${eitherBeside('most')}) ${counted} `);
const perPiece = new RegExp(String.raw` (?:${each}) (?:${piece}) `);
/** `Each capsule contains 300 mg`, `one tablet gives you 20 mg`. */
const pieceHolds = new RegExp(
  String.raw` (?:each|every|one|1)(?: [a-z]+)? (?:${piece}) ${amounting} [a-z ]{0,30}\d`,
);
const anyPiece = new RegExp(String.raw` (?:${piece})(?= )`);
/** `Tablets 1.8 g each` tells what a tablet weighs. */
const weighed = new RegExp(String.raw` (?:${piece})(?: ,)?(?: of)? \d[\d.,]* ?(?:mg|g) each(?= )`, 'g');
/** `500 mg vinegar each`, `120 softgels, each 330 mg EPA`. */
const eachPiece = new RegExp(
  String.raw` \d[\d.,]* ?(?:mg|ug|iu|g)(?: [a-z]+){0,6} each (?=,|$)| each (?:with |has |holds |contains |containing |provides |providing |delivers |delivering )?\d[\d.,]* ?(?:mg|ug|iu|g) `,
);
/** `500 mg tablets, 6 a day`, `1,000 mg fish oil softgel, take 3`: the only amount of a text, before its pieces, is that of each; in a title it is a label's. */
const ofPiece = new RegExp(
  String.raw` \d[\d.,]* ?(?:mg|ug|iu|g) (?:(?!(?:in|from|per|of|as|an?|and|with|two|three|four|each|daily) )[a-z]+ ){0,3}(?:${piece})(?= )`,
);
/** `500 mg, three a day`: an amount before how many are taken is that of each. */
const ofCounted = new RegExp(String.raw` \d[\d.,]* ?(?:mg|ug|iu|g) , ${count}(?: [a-z]+)? (?:${often}) `);
const anyAmount = / \d[\d.,]* ?(?:mg|ug|iu|g)(?= )/g;
const isStrength = (text: string) =>
  (ofPiece.test(text) || ofCounted.test(text)) &&
  [...text.matchAll(anyAmount)].length === 1 &&
  (piecesIn(text) ?? 1) > 1;

const measure = String.raw`(?:(\d+(?:\.\d+)?|${anyOf([...servingNumbers.keys()])}) ?)?(${anyOf([...servingMeasures.keys()])})`;
/** `1000 mg per 5 ml`, `1000 IU per drop`, `2000 IU in 5 drops`, `10 ml a day`, `sachets of 10 ml`, `10 ml sachets`. */
const perMeasure = new RegExp(String.raw` (?:${each}) ${measure}(?= )`);
const vessel = anyOf(servingWords('vessel'));
const measureTaken = new RegExp(String.raw` ${measure}(?: (?:${vessel}))? (?:${often}) `);
const mlPatterns = [
  perMeasure,
  new RegExp(
    String.raw` in (\d+) (${anyOf(wordsOf('measure').flatMap(({ key, words }) => (key === 'drop' ? words : [])))})(?= )`,
  ),
  measureTaken,
  new RegExp(
    String.raw` (?:mg|ug|iu|g)(?: of [a-z]+)? an? (\d)?(${anyOf([...servingMeasures.keys()])})(?= )`,
  ),
  new RegExp(String.raw` ${measure} ${amounting} \d`),
  new RegExp(
    String.raw` (?:mg|ug|iu|g) equals (\d+(?:\.\d+)?) ?(${anyOf([...servingMeasures.keys()])})(?= )`,
  ),
  new RegExp(String.raw` (?:${vessel}) of ${measure}(?= )`),
  new RegExp(String.raw` ${measure} (?:${vessel})(?= )`),
];

/** `Two 5 ml teaspoons daily`: so many of what holds so much. */
const severalMeasures = new RegExp(
  String.raw` ${count} (\d+(?:\.\d+)?) ?(?:${anyOf(wordsOf('measure').flatMap(({ key, words }) => (key === 'millilitre' ? words : [])))}) (?:${vessel}|${anyOf([...servingMeasures.keys()])}) (?:${often}) `,
);

/** A slash between words is read as 'per': `1000 mg/5 ml`. */
const readable = (text: string) =>
  searchable(text.replace(/\/\s*(?=[\d.,]*\s*[a-z])/gi, ' per ').replace(/[=≙]/g, ' equals '));

const numberOf = (digits: string | undefined) =>
  digits === undefined ? 1 : (servingNumbers.get(digits) ?? Number(digits));

function piecesIn(text: string): number | null {
  const found = piecesPatterns
    .map((pattern) => pattern.exec(text)?.[1])
    .find((digits) => digits !== undefined);
  return found === undefined ? null : numberOf(found);
}

function mlIn(text: string, patterns: readonly RegExp[] = mlPatterns): number | null {
  for (const pattern of patterns) {
    const [, digits, unit = ''] = pattern.exec(text) ?? [];
    const ml = numberOf(digits) * (servingMeasures.get(unit) ?? 0);
    if (ml > 0) return ml;
  }
  return null;
}

function severalMl(text: string): number | null {
  const [, counted, each] = severalMeasures.exec(text) ?? [];
  return each === undefined ? null : numberOf(counted) * Number(each);
}

const usualIn = (text: string) =>
  wordsOf('usual').find(({ words }) => words.some((word) => hasPhrase(text, word)));

/** Whether a text names what is sprayed, of which so much is usually taken. */
export const isSpray = (text: string): boolean => usualIn(readable(text)) !== undefined;

/** What concept or description say that is taken at once: `2 capsules a day`, `1000 mg per 5 ml`, `1000 IU per drop`. */
export function statedServing(concept: string, description: string): StatedServing {
  const texts = [concept, description].map(readable);
  const first = (read: (text: string) => number | null) =>
    texts.map(read).find((value) => value !== null) ?? null;
  const [pieces, basis] = [first(piecesIn), first((text) => mlIn(text))];
  const several = first(severalMl);
  const [measured = null, once = null] = [perMeasure, measureTaken].map((pattern) =>
    first((text) => mlIn(text, [pattern])),
  );
  const taken = several ?? once;
  const times = measured && taken && taken > measured ? taken / measured : null;
  const isInPieces = texts.some((text) => anyPiece.test(text));
  const isOne = texts.some(isStrength);
  const isBeforeCount = isOne && !texts.some((text) => ofPiece.test(text));
  // `under 3 g sugar per chew` says nothing of the amounts beside it.
  const apart = [concept, description].map((text) => readable(withoutCeilings(text)));
  const isPerPiece =
    isOne ||
    apart.some(
      (text) =>
        perPiece.test(text) ||
        pieceHolds.test(text) ||
        (isInPieces && eachPiece.test(text.replace(weighed, ' ,'))),
    );
  const usualMl = texts.map(usualIn).find((row) => row !== undefined)?.value ?? undefined;
  const isMost = pieces !== null && texts.some((text) => mostPieces.test(text));
  return {
    pieces: isPerPiece ? (pieces ?? 1) : pieces,
    ml: several ?? (times ? taken : basis),
    ...(taken === null ? {} : { dailyMl: taken }),
    ...(usualMl === undefined ? {} : { usualMl }),
    ...(times ? { times } : {}),
    ...(isPerPiece ? { isPerPiece } : {}),
    ...(isBeforeCount ? { isBeforeCount } : {}),
    ...(isMost ? { isMost } : {}),
  };
}
