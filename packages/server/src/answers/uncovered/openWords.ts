import { z } from 'zod';
import { columns, commonWords, isEnglishWord, isPlainWord, readTable, stems } from '../../registry/index.ts';
import { recordIndexOf } from '../gather/recordIndex.ts';
import { fieldAsked } from '../parts/text/askedField.ts';
import { isAskWord } from '../understand/cues.ts';
import { excipientsNamed } from '../understand/names/excipientNames.ts';
import { perInquiry } from '../understand/perInquiry.ts';
import { type Word, wordsOf } from '../understand/words.ts';

/** A row of `settings.csv`: when and where something holds, and how studies are spoken of, which is never all that is asked for. */
const Setting = z.strictObject({
  key: columns.key,
  words: columns.list,
  note: columns.text,
  ...columns.origin,
});
const settings = new Set(
  readTable(new URL('./data/', import.meta.url), 'settings', Setting).flatMap((row) => row.words),
);

/**
 * A word of a question that names nothing that is known and is no word of what is asked for: what it means has to stand
 * in what is cited.
 */
export interface OpenWord {
  readonly text: string;
  readonly stem: string;
  /** How widely it is used: by everybody, in plain talk, in English, or nowhere that is known. */
  readonly use: 'common' | 'plain' | 'english' | 'other';
  /** 0 to 1: how few records say it. */
  readonly rarity: number;
  /** Whether its sentence asks, and is no tale around the question. */
  readonly isAsked: boolean;
  /** Whether it stands in what is asked for: “which FONT”, “how many JOURNALS”, “what is the DUTY on”. */
  readonly isSought: boolean;
  /** Whether it is said to belong to whoever asks: “our latest PANEL”. */
  readonly isOwned: boolean;
  /** Whether it narrows down what is asked: behind a preposition, or before a name. */
  readonly isQualifying: boolean;
  /** Whether a word before it says that it is a noun. */
  readonly isNoun: boolean;
  /** Whether it stands where a verb does: right behind a name or a word that asks, and before more. */
  readonly isVerb: boolean;
  /** Whether it is written as a name within a sentence. */
  readonly isCapital: boolean;
  readonly isAcronym: boolean;
}

/** The open words of a question, each once. */
export const openWords = perInquiry((evidence, inquiry): readonly OpenWord[] => {
  const { question, namedWords, asks, corrections } = inquiry;
  const corrected = new Set(corrections.flatMap(({ written }) => stems(written)));
  const additives = new Set(excipientsNamed(evidence, question).flatMap(stems));
  const ofField = fieldAsked(evidence, inquiry)?.words;
  const isKnown = (stem: string) =>
    namedWords.has(stem) || corrected.has(stem) || additives.has(stem) || ofField?.has(stem) === true;
  const words = wordsOf(question);
  const sentences = sentencesOf(question, words);
  const sought = soughtPlaces(words);
  const { find, passages } = recordIndexOf(evidence);
  const open = words.flatMap((word, at): OpenWord[] => {
    const { text } = word;
    const low = text.toLowerCase().replace(/['’]s$/, '');
    // “Khani’s women” are those of a record by Khani
    const stem = isOwner.test(text) ? (stems(low)[0] ?? word.stem) : word.stem;
    const isCommon = commonWords.has(low);
    const isAcronym = /^\p{Lu}{3,}$/u.test(text);
    // “the WHO” is no question word
    const isWord =
      (/^\p{L}{3}/u.test(text) || symbol.test(text)) &&
      !isKnown(stem) &&
      !settings.has(low) &&
      !negated.test(low) &&
      !(adverb.test(low) && useOf(low, stem) === 'other');
    if (!isWord || (isAskWord(asks, stem) && !(isAcronym && isCommon))) return [];
    const { isFirst, isAsked } = sentences[at] ?? { isFirst: false, isAsked: true };
    return [
      {
        text,
        stem,
        use: isCommon ? 'common' : useOf(low, stem),
        rarity: Math.log(1 + passages.length / (1 + find(stem).size)) / Math.log(1 + passages.length),
        isAsked,
        isSought: sought.has(at),
        isOwned: words
          .slice(Math.max(0, at - farthestOwned), at)
          .some(({ text: before }) => owners.test(before)),
        isQualifying: isBehindPreposition(words, at) || namedWords.has(words[at + 1]?.stem ?? ''),
        isNoun: beforeNouns.has(words[at - 1]?.text.toLowerCase() ?? ''),
        isVerb: isVerbAt(words, at, namedWords),
        isCapital: /^\p{Lu}/u.test(text) && !isFirst,
        isAcronym,
      },
    ];
  });
  return [...new Map(open.toReversed().map((word) => [word.stem, word])).values()].toReversed();
});

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** “Shouldn't”, “isn't”: a verb that asks, written with its not. */
const negated = /n['’]t$/;
/** A name with what it owns. */
const isOwner = /^\p{Lu}.*['’]s$/u;
/** “Thereotically”: how something is asked, in a word that no list has. */
const adverb = /^\p{L}{4,}ly$/u;
/** “pH”, “aW”: short, and no word of everybody's. */
const symbol = /^\p{Ll}\p{Lu}$/u;
const owners = /^(?:our|my)$/i;
/** “our latest consumer panel” */
const farthestOwned = 3;

function useOf(low: string, stem: string): OpenWord['use'] {
  if (isPlainWord(low) || isPlainWord(stem)) return 'plain';
  return isEnglishWord(low) || isEnglishWord(stem) ? 'english' : 'other';
}

/** “Protein BUILDS muscle”, “psyllium BROUGHT cholesterol down”, “did zinc SHORTEN colds”: behind a name, before more. */
function isVerbAt(words: readonly Word[], at: number, namedWords: ReadonlySet<string>): boolean {
  const before = words[at - 1];
  const next = words[at + 1];
  if (!before || !next || before.isApart) return false;
  return namedWords.has(before.stem) && !ends.has(next.text.toLowerCase());
}

/** “For shift-working nurses”, with no verb between. */
function isBehindPreposition(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - farthestPreposition); before--) {
    const low = words[before]?.text.toLowerCase() ?? '';
    if (prepositions.has(low)) return true;
    if (verbsOf.has(low) || questionWords.test(low)) return false;
  }
  return false;
}

const farthestPreposition = 4;

/** Who stands in a tale: “my colleague in Norway wants to know: …”; what else stands ahead of a colon is what is asked about. */
const tellers = setOf('i we he she they you my our his her their me us');

const questionWords = /^(?:which|what|how|who|whose|whom|when|where|why)$/i;

/** For each word whether it begins a sentence, and whether that asks; where none does, all of them do. */
function sentencesOf(question: string, words: readonly Word[]): { isFirst: boolean; isAsked: boolean }[] {
  const starts = words.flatMap(({ start }, at) => {
    const gap = question.slice(words[at - 1]?.end ?? 0, start);
    return at === 0 || /[.?!:]\s/.test(gap) ? [at] : [];
  });
  const sentences = starts.map((from, place) => {
    const own = words.slice(from, starts[place + 1]);
    const end = own.at(-1)?.end ?? 0;
    const asks =
      question.slice(end, end + 2).includes('?') ||
      own.some(({ text }) => questionWords.test(text)) ||
      (question[end] === ':' && !own.some(({ text }) => tellers.has(text.toLowerCase())));
    return { own, asks };
  });
  const isAnyAsked = sentences.some(({ asks }) => asks);
  return sentences.flatMap(({ own, asks }) =>
    own.map((_, at) => ({ isFirst: at === 0, isAsked: asks || !isAnyAsked })),
  );
}

/**
 * For each word of a question whether its sentence asks, and is no tale around what is asked: where none asks by itself it
 * is the last that does, and a fragment beside it: “Vitamin D, max. Brazil.”
 */
export function askedWords(question: string, words: readonly Word[]): boolean[] {
  const sentences = sentencesOf(question, words);
  if (!sentences.every(({ isAsked }) => isAsked)) return sentences.map(({ isAsked }) => isAsked);
  const starts = sentences.flatMap(({ isFirst }, at) => (isFirst ? [at] : []));
  const last = starts.at(-1) ?? 0;
  const isAnyMarked = question.includes('?') || words.some(({ text }) => questionWords.test(text));
  return words.map((_, at) => {
    const from = starts.findLast((start) => start <= at) ?? 0;
    const to = starts.find((start) => start > at) ?? words.length;
    return isAnyMarked || at >= last || to - from <= mostWordsOfFragment;
  });
}

const mostWordsOfFragment = 3;

const verbs = 'does do did is are was were has have had can could may must will would should';
const verbsOf = setOf(verbs);
const prepositions = setOf('in on for to with by from at under of as through during after before using');
/** What ends the words that say what is asked for. */
const ends = setOf(`${verbs} of in on for to with by from at a an the and or per under that it its`);
const beings = setOf('is are was were');
const articles = setOf('the a an');
const beforeNouns = setOf('the a an of in by his her their our my from for with on');

/** Where words stand that say what is asked for: behind “which”, “how many” and “what is the”, up to the next verb or preposition. */
function soughtPlaces(words: readonly Word[]): ReadonlySet<number> {
  const wordAt = (at: number) => words[at]?.text.toLowerCase() ?? '';
  const places = new Set<number>();
  for (const [at] of words.entries()) {
    const isCount = wordAt(at) === 'how' && /^(?:many|much)$/.test(wordAt(at + 1));
    if (!isCount && !/^(?:which|what|whose)$/.test(wordAt(at))) continue;
    let next = at + (isCount ? 2 : 1);
    if (wordAt(at) === 'what' && beings.has(wordAt(next))) {
      next++;
      while (articles.has(wordAt(next))) next++;
    }
    for (; next < words.length && !ends.has(wordAt(next)); next++) places.add(next);
  }
  return places;
}
