import type { Evidence, Passage } from '../../evidence/index.ts';
import { familyOf, stems, wordsOfNames } from '../../registry/index.ts';
import { isOrdinary } from '../articleTerms.ts';
import { isDiseaseClaim } from '../check/index.ts';
import { searchRecords, type FoundRecord } from '../gather/recordSearch.ts';
import type { Block } from '../prose.ts';
import { list, section, sentencesIn } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { isOfMarket, passageSentence } from './passages.ts';

/** Of the words that records on the subject have at all, as many by weight are in one that is told. */
const leastShare = 0.5;
/** Of all that is said, chatter included, where an ingredient is named. */
const leastOfAll = 0.2;
/** One word in common is an accident. */
const leastMatched = 2;
/** Records that have as good as the same share speak of the same; of more than so many none is the one that is meant. */
const nearly = 0.05;
const mostAlike = { named: 5, unnamed: 3 };
/** Told for a question that asks for one thing, for each phrase of one that asks for several, and in all. */
const mostOfOne = 3;
const mostOfPhrase = 1;
const mostInAll = 4;

/**
 * The records that speak of most of what a question says and that its answer does not cite: it may be put in words that
 * no step is known for.
 */
export function recordsBeside(
  evidence: Evidence,
  parts: readonly Inquiry[],
  told: readonly Block[],
): Block[] {
  const cited = new Set(
    told
      .flatMap(sentencesIn)
      .flatMap(({ segments }) => segments.flatMap((part) => (typeof part === 'string' ? [] : [part.key]))),
  );
  const [only, ...others] = parts;
  const found =
    others.length === 0 && only
      ? nearest(evidence, only, only.words).slice(0, mostOfOne)
      : parts.flatMap((part) =>
          phrasesOf(part).flatMap((words) => nearest(evidence, part, words).slice(0, mostOfPhrase)),
        );
  const passages = [...new Set(found)].filter(({ key }) => !cited.has(key)).slice(0, mostInAll);
  return section('From the records', [list(passages.map(passageSentence))]);
}

/** What stands between commas and the like: lists ask for one thing each. */
const phrasesOf = ({ question }: Inquiry): string[][] =>
  question
    .split(/[,;:.()?!–—]|\band\b/)
    .map(stems)
    .filter((words) => words.filter(isTelling).length >= leastMatched);

/** The records that speak of most of the words, where there are few such; the best first. */
function nearest(evidence: Evidence, inquiry: Inquiry, words: readonly string[]): Passage[] {
  const found = recordsOn(evidence, inquiry, words);
  const best = found[0]?.share ?? 0;
  const alike = found.filter(({ share }) => share >= best - nearly);
  const most = inquiry.ingredients.length > 0 ? mostAlike.named : mostAlike.unnamed;
  return alike.length > most ? [] : alike.map(({ passage }) => passage);
}

function recordsOn(evidence: Evidence, inquiry: Inquiry, words: readonly string[]): FoundRecord[] {
  const keys = inquiry.ingredients.flatMap((key) => familyOf(evidence, key));
  const names = wordsOfNames(evidence, keys);
  const isMeant = (passage: Passage) =>
    (keys.length === 0 || passage.ingredients.some((key) => keys.includes(key))) &&
    isOfMarket(passage.title, inquiry);
  const needed = keys.length === 0 && inquiry.unknownNames.length > 0 ? leastMatched + 2 : leastMatched;
  const isFit = ({ share, shareOfAll, matched }: FoundRecord) =>
    matched >= needed &&
    (keys.length > 0 ? share >= leastShare && shareOfAll >= leastOfAll : shareOfAll >= leastShare);
  const sought = words.filter((word) => isTelling(word) && !names.has(word));
  return searchRecords(evidence, { words: sought, isMeant, hasSynonyms: true }).filter(
    (found) => isFit(found) && !isDiseaseClaim(found.passage.text),
  );
}

/** Words of asking and figures stand in all kinds of records. */
const isTelling = (word: string) =>
  word.length > 1 && !/^\d/.test(word) && !isOrdinary.has(word) && !isAsking.has(word);

const isAsking = new Set(
  stems(
    'the a an of to in for on at by or and is are be it do does did can could may must might should would will shall not no what which how many much with without as if we our i my me us you your they their people take taking give need want tell say please dose dosage help effect good better best evidence study mg mcg µg ml iu kcal kj',
  ),
);
