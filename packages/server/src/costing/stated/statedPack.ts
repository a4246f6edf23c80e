import { z } from 'zod';
import { columns, householdMl, readTable } from '../../registry/index.ts';
import { bottledWords } from '../words/formWords.ts';
import { anyOf, searchable } from '../text.ts';

/** What words say that a container holds; null where they do not say it. */
export interface StatedPack {
  /** Capsules, tablets, gummies. */
  readonly pieces: number | null;
  readonly servings: number | null;
  readonly grams: number | null;
  readonly ml: number | null;
}

const PackWords = z.strictObject({
  key: columns.key,
  words: columns.list,
  /** What stands before or behind them: what a container holds, how many; `between` may stand before a container.
   * `otherwise`: what stands between a number and pieces that it does not count; `small`: what has small bottles; `scoops`: what servings are measured by.
   * Of foods: `several` that are sold together, what these are `sold` in, also where shops have it `opened`; what it is `portioned` into; what one `piece` of several is called; what a serving is called. */
  holds: z.enum([
    'content',
    'pieces',
    'servings',
    'between',
    'otherwise',
    'number',
    'small',
    'scoops',
    'several',
    'sold',
    'opened',
    'portioned',
    'piece',
    'servingSize',
  ]),
  /** Of a number. */
  value: columns.optionalFinite,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'packWords', PackWords);

/** The words of a pack that stand for this. */
export const packWords = (holds: z.infer<typeof PackWords>['holds']): string[] =>
  rows.flatMap((row) => (row.holds === holds ? row.words : []));
const oneOf = (holds: z.infer<typeof PackWords>['holds']) => anyOf(packWords(holds));

/** All words of packs: what they are, how they are, and what is in them, but for foods that are counted. */
export const packPhrases: readonly string[] = rows.flatMap(({ holds, words }) =>
  holds === 'several' || holds === 'portioned' || holds === 'piece' ? [] : words,
);

/** Numbers of packs that are written out. */
export const packNumbers: ReadonlyMap<string, number> = new Map(
  rows.flatMap(({ words, value }) => (value === null ? [] : words.map((word) => [word, value] as const))),
);

/** Grams or millilitres in each unit that packs are sized in. */
const units: Readonly<Record<string, { of: 'grams' | 'ml'; times: number }>> = {
  ...sized('grams', 1, ['g', 'gr', 'gram', 'grams']),
  ...sized('grams', 1000, ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms']),
  ...sized('grams', 28.3495, ['oz', 'ounce', 'ounces']),
  ...sized('grams', 453.592, ['lb', 'lbs', 'pound', 'pounds']),
  ...sized('ml', 1, ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters']),
  ...sized('ml', 10, ['cl']),
  ...sized('ml', 1000, ['l', 'litre', 'litres', 'liter', 'liters']),
  ...sized('ml', householdMl['fl oz'], ['fl oz', 'fluid ounce', 'fluid ounces']),
};

function sized(of: 'grams' | 'ml', times: number, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { of, times }]));
}

const unit = anyOf(Object.keys(units));
const amount = String.raw`(\d+(?:[.,]\d+)?) ?(${unit})`;
const container = oneOf('content');
/** Where a clause ends, or goes on to what is in it. */
const ends = String.raw`(?= (?:,|with|for|in|${oneOf('between')})(?: |$)| $|$)`;

/** Where an amount by itself ends: at the end of its clause, or before a price or a count. */
const endsAlone = String.raw`(?= (?:(?:${oneOf('between')}) )*(?:,|$)| $| (?:[a-z]{2,3} )?\d| (?:with|for|in) (?:about )?\d+ (?:${oneOf('servings')}) )`;

/** `500 g tub`, `250 ml glass bottle`; `tub of 500 g`, `can 250 ml`; `, 1 kg` by itself. */
// `300 mg per 1 ml dropper` is what is taken.
const beforeContainer = new RegExp(
  String.raw`(?<! (?:per|each|every)) ${amount} (?:(?:${oneOf('between')}) )*(?:${container})(?= )`,
);
const afterContainer = new RegExp(String.raw` (?:${container})(?: of)? ${amount}${ends}`);
const alone = new RegExp(String.raw`(?<! (?:per|in|of|each|with)) ${amount}${endsAlone}`, 'g');
/** Grams behind another dose are a dose; millilitres are not: `melatonin 1 mg, 20 ml`. */
const behindDose = /\d (?:g|mg|kcal) ,$/;

/** `200 ml syrup`, `50 ml drops`; `, 30 ml in MCT oil`: of what is poured its bottle. */
const ofLiquid = new RegExp(
  String.raw` ${amount} (?:[a-z]+ )?(?:${anyOf(bottledWords)})(?= )|(?:^|,) ${amount} in (?!water|juice|milk|tea)`,
);

/** `, 55 g` as a clause of its own: of a food its pack, of a supplement more likely a dose. */
const clause = new RegExp(String.raw`(?<!\d (?:g|mg|kcal)) , ${amount}${endsAlone}`);

/** So little by itself is a dose; doses are seldom told in millilitres, and dropper bottles are small. */
const leastAlone = { grams: 100, ml: 15 };
const leastOfDrops = 5;
const small = new RegExp(String.raw` (?:${oneOf('small')}) `);

interface Content {
  of: 'grams' | 'ml';
  value: number;
}

function contentOf([, digits = '', name = '']: readonly string[]): Content | null {
  const found = units[name];
  const value = found ? number(digits) * found.times : 0;
  return found && value > 0 ? { of: found.of, value } : null;
}

/** `1,000` has a thousand, `1,5` one and a half. */
const number = (digits: string) =>
  Number(/,\d{3}$/.test(digits) ? digits.replace(',', '') : digits.replace(',', '.'));

function findContent(text: string): Content | null {
  const named = beforeContainer.exec(text) ?? afterContainer.exec(text);
  if (named) return contentOf(named);
  const found = [...text.matchAll(alone), ...liquidIn(text)].flatMap((match) => {
    const content = contentOf(match);
    const isDose = content?.of === 'grams' && behindDose.test(text.slice(0, match.index));
    return content && !isDose ? [content] : [];
  });
  const least = small.test(text) ? { ...leastAlone, ml: leastOfDrops } : leastAlone;
  return found.find(({ of, value }) => value >= least[of]) ?? null;
}

function liquidIn(text: string): RegExpMatchArray[] {
  const [whole, ofForm, formUnit, inOil, oilUnit] = ofLiquid.exec(text) ?? [];
  return whole === undefined ? [] : [[whole, ofForm ?? inOil ?? '', formUnit ?? oilUnit ?? '']];
}

/** So few are what is taken at once: `2 capsules a day`. */
const leastCount = 8;
const mostCount = 1000;
/** A trial pack of three sticks is sold. */
const leastServings = 3;

const daily = String.raw`(?! (?:a|per|each|every) (?:day|night|serving)| (?:daily|nightly))`;
/** What is counted or measured before another thing is named. */
const otherwise = oneOf('otherwise');
/** `60 capsules`, `90 easy to swallow capsules`; not `600 mg capsules`. */
const counted = (words: string) =>
  new RegExp(
    String.raw`(?<! take) (\d+)(?: (?!(?:${otherwise}) )[a-z]+){0,3} (?:${words})(?= )${daily}`,
    'g',
  );
const pieces = counted(oneOf('pieces'));
const servings = counted(oneOf('servings'));
const scoops = counted(oneOf('scoops'));
/** `5 g per 2 scoops`, `2 scoops (18 g) serving`, `two scoops daily`: so many are one serving. */
const scoopsTaken = new RegExp(
  String.raw` (?:per|take|serving of|serving size|serving|dose of)(?: ,)? ([2-4]|${oneOf('number')}) (?:heaped |level )?(?:${oneOf('scoops')})(?= )| ([2-4]|${oneOf('number')}) (?:${oneOf('scoops')})(?: \d[\d.]* ?g)? (?:(?:per |a )?serving|a day|per day|daily)(?= )`,
);

/** Servings of a tub of so many scoops. */
function scoopsIn(text: string): number | null {
  const count = countIn(text, { patterns: [scoops], least: leastServings });
  const [, ahead, behindThem] = scoopsTaken.exec(text) ?? [];
  const digits = ahead ?? behindThem ?? '1';
  return count && Math.max(1, Math.floor(count / (packNumbers.get(digits) ?? Number(digits))));
}

/** `28 x 25 ml`, `25 ml x 20`: single doses, of which none is as large as a drink. */
const multiplied = new RegExp(
  String.raw` (\d{1,3}) x ${amount}(?= )| ${amount}(?: [a-z]+){0,2} x (\d{1,3})(?= )`,
);
const mostOfDose = 40;

function multipliedIn(text: string): number | null {
  const [, before, ofEach = '', unitOfEach = '', own = '', ownUnit = '', behindIt] =
    multiplied.exec(text) ?? [];
  const content = contentOf(['', ofEach || own, unitOfEach || ownUnit]);
  const count = Number(before ?? behindIt ?? 0);
  return content && content.value <= mostOfDose && count >= leastServings ? count : null;
}

/** `3 month supply`, `a monthly supply`, `one-month pack`. */
const months = new RegExp(
  String.raw` (?:(\d+|${oneOf('number')}) )?(?:(month)s?|monthly|(week)s?) (?:supply|pack|box|kit)(?= )`,
);
/** `for 30 days`, `, 30 days,`: of what has a count of pieces too. */
const days = / (?:for|,) (\d+) days(?= ,|$| $)/;
const inContainer = new RegExp(
  String.raw` (?:${container}) of (\d+)(?= (?!(?:${otherwise}|${unit}) )| $)`,
  'g',
);

/** `20 per tube`, `60 vegan ones in a pouch`; not `12 bottles per carton`, which are packs themselves. */
const perContainer = new RegExp(
  String.raw`(?<! take) (\d+)(?: (?!(?:${otherwise}|${container}) )[a-z]+){0,2} (?:per|a|an|in|in a|in an|in each|in every|to a|to the|je|pro|par|por|im|en)(?: (?:${oneOf('between')}))* (?:${container})(?= )`,
  'g',
);

/** `vegan capsules 60`, `softgels x 90`; `tributyrin softgels, 60, delayed release`. */
const behind = new RegExp(String.raw` (?:${oneOf('pieces')}) (?:x |, )?(\d+) (?=,|$)`, 'g');

/** The digits of a name or an age are no count: `KSM-66 capsules`, `Omega-3`, `softgels 50+`. */
const noCount = /(?<=\p{L}-)\d+\b|\b\d+\+/gu;
const readable = (text: string) => searchable(text.replace(noCount, '').replaceAll('×', 'x'));
/** A price is no count: `30 capsules, $35`. */
const price =
  /[$€£]\s?\d+(?:[.,]\d+)?|\b\d+(?:[.,]\d+)?\s?(?:[$€£]|(?:usd|eur|gbp|dollars?|euros?|pounds?|quid|bucks)\b)/giu;

interface Counts {
  patterns: readonly RegExp[];
  /** So few are still what a container holds. */
  least: number;
}

/** The first count that a container may have: of `Omega-3 softgels, 120 softgels` the second. */
function countIn(text: string, { patterns, least }: Counts): number | null {
  const found = patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, digits]) => Number(digits)),
  );
  return found.find((count) => count >= least && count <= mostCount) ?? null;
}

/** Servings of a supply of so many weeks or months. */
function supplyIn(text: string): number | null {
  const [whole = '', digits = 'one', , week] = months.exec(text) ?? [];
  return whole === '' ? null : (packNumbers.get(digits) ?? Number(digits)) * (week ? 7 : 30);
}

const daysIn = (text: string): number | null => Number(days.exec(text)?.[1] ?? 0) || null;

/** What concept or description say that a container holds: `500 g tub`, `60 capsules`, `30 sticks`, `330 ml can`. */
export function statedPack(concept: string, description: string): StatedPack {
  const [title, body] = [readable(concept), readable(description)];
  const content = findContent(title) ?? findContent(body);
  const texts = [concept, description].map((text) => readable(text.replace(price, ' , ')));
  const first = (read: (text: string) => number | null) =>
    texts.map(read).find((count) => count !== null) ?? null;
  const inPieces = first((text) =>
    countIn(text, { patterns: [pieces, inContainer, behind, perContainer], least: leastCount }),
  );
  const inServings = first((text) => countIn(text, { patterns: [servings], least: leastServings }));
  return {
    pieces: inPieces,
    servings:
      inServings ??
      first(scoopsIn) ??
      first(multipliedIn) ??
      first(supplyIn) ??
      (inPieces === null ? null : first(daysIn)),
    grams: content?.of === 'grams' ? content.value : null,
    ml: content?.of === 'ml' ? content.value : null,
  };
}

/** What a clause of its own holds of a text: of a food its pack, however little it is. */
export function clauseContent(text: string): Content | null {
  const found = clause.exec(readable(text));
  return found && contentOf(found);
}
