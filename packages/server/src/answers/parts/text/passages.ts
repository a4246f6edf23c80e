import type { Evidence, Passage } from '../../../evidence/index.ts';
import { familyOf, namesOf, stems, wordsOfNames } from '../../../registry/index.ts';
import { isOrdinary, ownWords } from '../../articleTerms.ts';
import { isDiseaseClaim } from '../../check/index.ts';
import { searchRecords } from '../../gather/recordSearch.ts';
import type { Block, Sentence } from '../../prose.ts';
import { doubt, fact, joinWords, list, note, paragraph } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { abstain } from '../abstention.ts';
import { type Asked, askedOf, excerptOf, nothingAsked } from './excerpt.ts';
import { nameInSentence } from '../../../registry/index.ts';

const leastShare = 0.6;
const most = 3;

/** What the passages of the base say where no record answers; that there is nothing, where they do not either. */
export function passageBlocks(
  evidence: Evidence,
  inquiry: Inquiry,
  only?: Passage['kind'] | 'named',
): Block[] {
  const fitting = fittingOn(evidence, inquiry).filter(
    ({ passage: { kind, title, ingredients } }) =>
      only === undefined ||
      (only === 'named' ? ingredients.length > 0 : kind === only && isOfMarket(title, inquiry)),
  );
  const best = fitting[0]?.fit ?? 0;
  const isWhole = best >= wholeFit;
  const asked = askedOf(evidence, inquiry);
  const found = fitting
    .filter(({ fit }) => !isWhole || fit >= best * nearBest)
    .slice(0, most)
    .map(({ passage }) => passageSentence(passage, asked));
  const [first, ...others] = found;
  if (first) {
    return [
      paragraph(first),
      list(others),
      ...(isWhole
        ? []
        : [
            paragraph(
              note('These are the passages that come nearest; I hold no record made for this question'),
            ),
          ]),
    ];
  }
  const names = inquiry.ingredients.map((key) => nameInSentence(evidence, key));
  return abstain(
    `I hold nothing that answers this${names.length > 0 ? ` for ${joinWords(names)}` : ''}, so I make no claim`,
  );
}

/** Titles of rules begin with their market. */
export const isOfMarket = (title: string, { markets }: Inquiry): boolean =>
  markets.length === 0 ||
  !/^(?:US|EU|UK|CA)\b/.test(title) ||
  markets.some((market) => title.startsWith(market));

/** Limits and label values of children and the like, where the question is about nobody in particular. */
export const isOfOthers = ({ kind, title }: Passage, { group }: Inquiry): boolean =>
  group === null &&
  (kind === 'limit' || kind === 'dailyValue') &&
  ofGroups.test(title) &&
  !ofAdults.test(title);

const ofAdults = /\badults\b/i;
const ofGroups = /\b(?:children|infants|boys|girls|pregnan|lactati|breastfeed)/i;

/** From here on a passage says all that is asked, and others stand back. */
const wholeFit = 0.95;
const nearBest = 0.95;

/** The passages with most of the question’s words; where it names ingredients, those on one of them. */
export const passagesOn = (evidence: Evidence, inquiry: Inquiry): Passage[] =>
  fittingOn(evidence, inquiry).map(({ passage }) => passage);

interface Fitting {
  readonly passage: Passage;
  readonly fit: number;
}

function fittingOn(evidence: Evidence, inquiry: Inquiry): Fitting[] {
  const keys = inquiry.ingredients.flatMap((key) => familyOf(evidence, key));
  const names = keys.map((key) => {
    const row = evidence.ingredients.get(key);
    return row ? namesOf(row).map((name) => stems(name).join(' ')) : [];
  });
  const nameWords = wordsOfNames(evidence, keys);
  const words = ownWords(inquiry).filter((word) => !nameWords.has(word) && !isAsking.has(word));
  const isMeant = ({ kind, ingredients, title, text }: Passage) =>
    keys.length === 0 ||
    // a density or a melting point no rule tells
    (kind === 'rule' && ingredients.length === 0 && !inquiry.asks.has('property')) ||
    ingredients.some((key) => keys.includes(key)) ||
    names.flat().some((name) => ` ${stems(`${title} ${text}`).join(' ')} `.includes(` ${name} `));
  const isTelling = keys.length > 0 || words.length >= leastWords;
  const isOf = (passage: Passage) =>
    isMeant(passage) && (passage.kind !== 'rule' || isOfMarket(passage.title, inquiry));
  return searchRecords(evidence, { words, isMeant: isOf, hasSynonyms: true })
    .filter(({ passage }) => says(passage, words) && !isDiseaseClaim(passage.text))
    .map(({ passage, shareOfAll }) => ({
      passage,
      fit: shareOfAll + (isTitleAsked(passage, words) ? ofTitle : 0),
    }))
    .filter(({ passage, fit }) => fit >= leastShare && (isTelling || isTitleAsked(passage, words)))
    .toSorted((left, right) => orderOf(right) - orderOf(left));
  /** A rule that names nothing stands behind what is on the thing itself, unless all of its subject is asked for. */
  function orderOf({ passage, fit }: Fitting): number {
    const isOfNothing = keys.length > 0 && passage.kind === 'rule' && passage.ingredients.length === 0;
    const isOfLess = isOfNothing && !isTitleAsked(passage, words);
    return fit - (isOfLess ? behind : passage.key.startsWith('ingredient:') ? justBehind : 0);
  }
}

const behind = 0.4;
/** Of equals a note on how an ingredient is usually bought and dosed stands behind what was read of the very thing. */
const justBehind = 0.001;

/** Words that stand in all kinds of passages. */
const isCommon = new Set(stems('dose doses help helps use used take taken'));

/** Whether a passage has any of the words itself; one that only has others for them speaks of something else. */
function says({ title, text }: Passage, words: readonly string[]): boolean {
  const said = ` ${stems(`${title} ${text}`).join(' ')}`;
  return words.some((word) => !isCommon.has(word) && said.includes(` ${word}`));
}

/** One word by itself is in a passage by accident. */
const leastWords = 2;
/** A rule of which the question says the whole subject is meant, whatever else is said. */
const ofTitle = 0.4;

function isTitleAsked({ kind, title }: Passage, words: readonly string[]): boolean {
  if (kind !== 'rule') return false;
  const own = stems(title.slice(title.indexOf(':') + 1)).filter(
    (word) => word.length > 3 && !isOrdinary.has(word),
  );
  return own.length > 0 && own.every((word) => words.includes(word));
}

/** What asks for a rule is not what it is about. */
const isAsking = new Set(
  stems(
    'limit limits maximum level levels ceiling allowed permitted contain contains mg/kg europe european states united',
  ),
);

/** A record in one sentence: what is asked for first, where it is long. */
export function passageSentence(passage: Passage, asked: Asked = nothingAsked): Sentence {
  return recordSentence(passage, excerptOf(passage.text, asked));
}

/** Words of a record as one sentence, so that its marker stands behind all of it. */
export function recordSentence(passage: Passage, told: string): Sentence {
  return fact(`${inOneSentence(told)}${doubt(passage)}`, passage);
}

/** Several sentences of a record as one. */
export const inOneSentence = (told: string): string =>
  told.replace(/\.$/, '').replaceAll(/[.!?](”?) (?=[A-Z“…])/g, '$1; ');
