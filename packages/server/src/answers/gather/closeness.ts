import { stemmer } from 'stemmer';
import { type Evidence, type Passage, perEvidence } from '../../evidence/index.ts';
import { familyOf, stems, wordsOfNames } from '../../registry/index.ts';
import type { Inquiry, Market } from '../understand/inquiry.ts';
import { isOrdinary } from '../articleTerms.ts';
import { type AnswerKind, answerKindsOf, shows } from './answerKinds.ts';
import { type RecordIndex, recordIndexOf, variantsOf } from './recordIndex.ts';

/**
 * What is compared of a question and a record, each a number from 0 to 2; `closeness.csv` says what each counts. The weights
 * of the two that begin with `asked` came later: they were chosen for the likelihood of what is meant in 5,313 parts of open
 * questions, the others held (log-likelihood −0.935 → −0.896, the likeliest record right in 0.822 → 0.841). So was that of
 * `ofOtherKind`, in the 1,173 parts that ask for a kind of answer (about −0.939 → −0.83, 0.860 → 0.88, where no record is meant
 * none likeliest in 46 → about 55 of 130).
 */
export const featureNames = [
  'share',
  'exactShare',
  'restShare',
  'titleShare',
  'bothShares',
  'askedShare',
  'askedRest',
  'isHalf',
  'ofIngredient',
  'ofOtherIngredient',
  'ofUnnamedIngredient',
  'ofNoIngredient',
  'ofTopic',
  'ofOtherTopic',
  'ofMarket',
  'ofOtherMarket',
  'figures',
  'isConfirmed',
  'length',
  'ofOtherKind',
] as const;

/** What speaks for no record at all. */
export const silenceNames = ['always', 'unread', 'named', 'words', 'best', 'unknownName', 'noAsk'] as const;

/** What a record is known by before anybody asks. */
export interface Profile {
  /** What kind of record it is, finer than the kinds of citations. */
  readonly type: string;
  readonly market: Market | null;
  readonly titleWords: readonly string[];
  readonly figures: ReadonlySet<string>;
}

/** How much of what is asked a record says: 0 to 1, rare words counting more. */
interface Shares {
  readonly share: number;
  /** In the very words. */
  readonly exact: number;
  /** In words that it is asked by and does not say. */
  readonly asked: number;
  /** Of what is asked besides the names of ingredients and words of asking. */
  readonly rest: number;
  /** The same in words that it is asked by and does not say. */
  readonly askedRest: number;
  /** The words of the rest that it says. */
  readonly restWords: number;
}

const none: Shares = { share: 0, exact: 0, asked: 0, rest: 0, askedRest: 0, restWords: 0 };

/** A question as it is held against records. */
export interface Sought {
  readonly inquiry: Inquiry;
  readonly ingredients: ReadonlySet<string>;
  readonly figures: readonly string[];
  /** Word stems of the question, those of other words for them included. */
  readonly said: ReadonlySet<string>;
  /** By the place of a record. */
  readonly shares: ReadonlyMap<number, Shares>;
  /** The share of what is asked that no record says. */
  readonly unread: number;
  readonly words: number;
  /** Percent, days, a price: the kinds of answer that it asks for. */
  readonly answerKinds: readonly AnswerKind[];
}

/** What each record of a base is known by, in the order of its index. */
export const profilesOf = perEvidence((evidence): readonly Profile[] =>
  recordIndexOf(evidence).passages.map(profileOf),
);

const ownMarket: Readonly<Record<string, Market>> = { euClaim: 'EU', novelFood: 'EU', monograph: 'CA' };

function profileOf({ key, title, text }: Passage): Profile {
  const [table = ''] = key.split(':');
  const named = /^(US|EU|UK|CA)\b:?/.exec(title);
  const subject = named ? title.slice(named[0].length) : title;
  const part = table === 'ingredient' ? key.slice(key.lastIndexOf('/')) : '';
  const rule = table === 'rule' ? `/${/ rule on ([a-z -]+):/.exec(text)?.[1] ?? 'other'}` : '';
  return {
    type: `${table}${part}${rule}`.replaceAll(' ', '-'),
    market: (named?.[1] as Market | undefined) ?? ownMarket[table] ?? null,
    titleWords: [...new Set(stems(subject).map(stemmer))].filter((word) => !ofAsking.has(word)),
    figures: new Set(figuresIn(`${title} ${text}`)),
  };
}

const figuresIn = (text: string): string[] =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(String);

/** Shorter ones come about by chance. */
const lettersOfWhole = 6;

/** “Methyl cellulose” is what records write as one word: by each of its parts the whole. */
function writtenApart(evidence: Evidence, inRow: readonly string[]): ReadonlyMap<string, string> {
  const { says } = recordIndexOf(evidence);
  return new Map(
    inRow.slice(1).flatMap((word, at): [string, string][] => {
      const before = inRow[at] ?? '';
      const whole = `${before}${word}`;
      const isOne = whole.length >= lettersOfWhole && /^\p{L}{2,}$/u.test(before) && /^\p{L}+$/u.test(word);
      return isOne && says(whole)
        ? [
            [before, whole],
            [word, whole],
          ]
        : [];
    }),
  );
}

const weightOf = (found: number, all: number) => Math.log(1 + all / (1 + found));

/** Reads a question as it is held against records. */
export function soughtOf(evidence: Evidence, inquiry: Inquiry): Sought {
  const { find, askedBy, passages } = recordIndexOf(evidence);
  const inRow = stems(inquiry.question);
  const apart = writtenApart(evidence, inRow);
  const words = [...new Set(inRow)].filter(
    (word) => word.length > 1 && !/^\d/.test(word) && !ofAsking.has(stemmer(word)),
  );
  // a place tells whose rules are meant, not what is asked of them
  const places = stems(inquiry.countries.join(' '));
  const names = new Set([...wordsOfNames(evidence, inquiry.ingredients), ...places]);
  const shares = new Map<number, Shares>();
  let [all, rest, unread] = [0, 0, 0];
  // how rare a word is, records say; those that are only asked for by it make it no commoner
  for (const word of words) {
    const whole = apart.get(word);
    const exact = whole ? new Set([...find(word), ...find(whole)]) : find(word);
    const told = new Set<number>(whole ? exact : []);
    for (const variant of variantsOf(word)) for (const id of find(variant)) told.add(id);
    const asked = isTelling(word) ? [...askedBy(word)].filter((id) => !told.has(id)) : [];
    const weight = weightOf(told.size > 0 ? told.size : asked.length, passages.length);
    const ofRest = names.has(word) || !isTelling(word) ? 0 : weight;
    all += weight;
    rest += ofRest;
    if (told.size + asked.length === 0) unread += weight;
    for (const id of told) {
      const own = shares.get(id) ?? none;
      shares.set(id, {
        ...own,
        share: own.share + weight,
        exact: own.exact + (exact.has(id) ? weight : 0),
        rest: own.rest + ofRest,
        restWords: own.restWords + (ofRest > 0 ? 1 : 0),
      });
    }
    for (const id of asked) {
      const own = shares.get(id) ?? none;
      shares.set(id, { ...own, asked: own.asked + weight, askedRest: own.askedRest + ofRest });
    }
  }
  for (const [id, own] of shares)
    shares.set(id, {
      ...own,
      share: own.share / all,
      exact: own.exact / all,
      asked: own.asked / all,
      rest: own.rest / (rest || 1),
      askedRest: own.askedRest / (rest || 1),
    });
  return {
    inquiry,
    ingredients: new Set(inquiry.ingredients.flatMap((key) => familyOf(evidence, key))),
    figures: figuresIn(inquiry.question),
    said: new Set([...words.flatMap(variantsOf), ...apart.values()].map(stemmer)),
    shares,
    unread: all > 0 ? unread / all : 1,
    words: words.length,
    answerKinds: answerKindsOf(inquiry.question),
  };
}

/** How a record and a question compare, in the order of `featureNames`. */
export function featuresOf(
  sought: Sought,
  { passage, profile, at }: { passage: Passage; profile: Profile; at: number },
  titleWeight: (word: string) => number,
): number[] {
  const { share, exact, asked, rest, askedRest } = sought.shares.get(at) ?? none;
  const { inquiry, ingredients } = sought;
  const title = coverOf(profile.titleWords, sought.said, titleWeight);
  const isNamed = passage.ingredients.some((key) => ingredients.has(key));
  const isOfAny = passage.ingredients.length > 0;
  const isTopic = passage.topics.some((topic) => inquiry.topics.includes(topic));
  const isMarket = profile.market !== null && inquiry.markets.includes(profile.market);
  const hasMarkets = profile.market !== null && inquiry.markets.length > 0;
  const flag = (is: boolean) => (is ? 1 : 0);
  return [
    share,
    exact,
    rest,
    title,
    title * share,
    asked,
    askedRest,
    flag(share >= half),
    flag(isNamed),
    flag(isOfAny && !isNamed && ingredients.size > 0),
    flag(isOfAny && ingredients.size === 0),
    flag(!isOfAny && ingredients.size > 0),
    flag(isTopic),
    flag(!isTopic && inquiry.topics.length > 0 && passage.topics.length > 0),
    flag(isMarket),
    flag(hasMarkets && !isMarket),
    Math.min(2, sought.figures.filter((figure) => profile.figures.has(figure)).length),
    flag(passage.isConfirmed),
    Math.log(1 + passage.text.length) / lengthScale,
    shareUnshown(passage, sought.answerKinds),
  ];
}

/** Of the kinds of answer that are asked for, the share that a record has none of. */
const shareUnshown = (passage: Passage, kinds: readonly AnswerKind[]): number =>
  kinds.length === 0 ? 0 : kinds.filter((kind) => !shows(passage, kind)).length / kinds.length;

/** How a question is where no record answers it, in the order of `silenceNames`. */
export function silenceOf(sought: Sought): number[] {
  const { inquiry, unread, words, shares } = sought;
  const best = Math.max(0, ...[...shares.values()].map(({ share }) => share));
  return [
    1,
    unread,
    inquiry.ingredients.length > 0 ? 1 : 0,
    Math.min(1, words / manyWords),
    best,
    inquiry.unknownNames.length > 0 ? 1 : 0,
    inquiry.asks.size === 0 ? 1 : 0,
  ];
}

const half = 0.5;
const lengthScale = 6;
const manyWords = 20;

function coverOf(
  words: readonly string[],
  said: ReadonlySet<string>,
  weight: (word: string) => number,
): number {
  let [all, covered] = [0, 0];
  for (const word of words) {
    const own = weight(word);
    all += own;
    if (said.has(word)) covered += own;
  }
  return all > 0 ? covered / all : 0;
}

/** How rare each word of the titles is. */
export function titleWeights(index: RecordIndex, of: readonly Profile[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { titleWords } of of)
    for (const word of titleWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => weightOf(counts.get(word) ?? 0, index.passages.length);
}

/** Words of asking and of kinds of answers stand in records of every subject. */
const isTelling = (word: string) => !isOrdinary.has(word) && !ofAnswers.has(word);
const ofAnswers = new Set(
  stems('dose dosage help effect good better best evidence study mg mcg µg ml iu kcal kj cause improve'),
);

/** Words that stand in all kinds of questions, as their stems. */
export const ofAsking: ReadonlySet<string> = new Set(
  stems(
    'the a an of to in for on at by or and is are be it its do does did can could may might must should would will shall not no what which how many much with without as if we our i my me us you your they their them this that there here have has had people take taking give need want tell say please pls re ve whats',
  ).map(stemmer),
);
