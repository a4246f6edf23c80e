import { stemmer } from 'stemmer';
import type { Evidence } from '../../../evidence/index.ts';
import { stems, wordsOfNames } from '../../../registry/index.ts';
import { isOrdinary } from '../../articleTerms.ts';
import { type AnswerKind, answerKindsOf } from '../../gather/answerKinds.ts';
import { ofAsking } from '../../gather/closeness.ts';
import { variantsOf } from '../../gather/recordIndex.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { wordEnd } from '../../../text/shortened.ts';

/** What a question asks a record for. */
export interface Asked {
  /** Stems of its words, others for them included: not the names of what it is about. */
  readonly words: ReadonlySet<string>;
  /** Percent, days, a price: what has to be in what is told. */
  readonly kinds: readonly AnswerKind[];
}

/** Nothing in particular. */
export const nothingAsked: Asked = { words: new Set(), kinds: [] };

/** What is asked of a record that is told. */
export function askedOf(evidence: Evidence, { question, ingredients }: Inquiry): Asked {
  const names = wordsOfNames(evidence, ingredients);
  const isAsked = (word: string) => !isOrdinary.has(word) && !ofAsking.has(stemmer(word)) && !names.has(word);
  const own = stems(question).filter((word) => word.length > 1 && !/^\d/.test(word) && isAsked(word));
  return { words: new Set(own.flatMap(variantsOf).map(stemmer)), kinds: answerKindsOf(question) };
}

/** A record's text without the remark that it was recalled. */
const toldIn = (text: string): string => text.split(/ Unconfirmed: /)[0] ?? '';

/** `sp. oil` and `Art. 13` end no sentence. */
const sentencesOf = (text: string): string[] => toldIn(text).split(/(?<=\.|\.”)\s+(?=[A-Z“])/);
const phrasesOf = (sentence: string): string[] => sentence.split(/(?<=;)\s+/);

const termsOf = (text: string): string[] => stems(text).map(stemmer);
const figuresOf = (text: string): string[] =>
  text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];

/** How many of the asked words a text has. */
export const askedIn = (text: string, words: ReadonlySet<string>): number =>
  new Set(termsOf(text).filter((term) => words.has(term))).size;

const longest = 320;
const leastCut = 80;

/** Cut between phrases, so that no figure loses what it is counted by. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const ends = [...text.slice(0, room).matchAll(/[;,.:](?=\s)/g)].map(({ index }) => index);
  return `${text.slice(0, ends.findLast((end) => end >= room / 3) ?? wordEnd(text, room))}…`;
}

/** A phrase of a record, and how much it says of what is asked. */
interface Weighed {
  readonly phrase: string;
  readonly at: number;
  readonly weight: number;
}

/** A record's text as far as an answer has room for it: its first words, then what is asked for before all else. */
export const excerptOf = (text: string, asked: Asked): string => {
  const told = toldIn(text);
  return told.length <= longest ? told : shortened(sentencesOf(text), asked);
};

function shortened(sentences: readonly string[], { words, kinds }: Asked): string {
  const phrases = sentences.flatMap(phrasesOf);
  const head = headOf(phrases[0] ?? '');
  const ofHead = new Set(termsOf(head));
  const ranked = phrases
    .slice(1)
    .map((phrase, at): Weighed => {
      const own = new Set(termsOf(phrase).filter((term) => words.has(term) && !ofHead.has(term)));
      const isOfKind = kinds.some((kind) => kind.isShown(phrase));
      return { phrase, at, weight: own.size + (isOfKind ? ofKind : tellingOf(phrase)) };
    })
    .toSorted((left, right) => right.weight - left.weight || left.at - right.at);
  let room = longest - head.length;
  const kept = ranked.flatMap((each) => {
    if (each.phrase.length > room && room < leastCut) return [];
    const phrase = cut(each.phrase, room);
    room -= phrase.length;
    return [{ ...each, phrase }];
  });
  return inOrder(head, kept, phrases.length - 1);
}

/** What is asked for stands in words of its kind before all else. */
const ofKind = 4;

/** The first words of a record; of long ones that end with a figure the beginning and that: “‘energy-reduced’, also … at least 30 %”. */
function headOf(phrase: string): string {
  const start = cut(phrase, longest / 2);
  const end = phrase.slice(Math.max(start.length, phrase.lastIndexOf(': ') + 2));
  const isWhole = start === phrase || end.length > longest / 2 || !/\d/.test(end);
  return isWhole ? start : `${start} ${end}`;
}

/** What a record is about: its first phrase; a quotation that goes on is closed. */
function subjectOf(head: string): string {
  const [first = ''] = phrasesOf(head);
  const isOpen = first.lastIndexOf('“') > first.lastIndexOf('”');
  return first.replace(/;$/, isOpen ? '…”.' : '.');
}

/** What a record says of one field, by how it names that: its first words, which say what it is about, then the field alone. */
export function fieldIn(text: string, label: readonly string[]): string {
  const [head = '', ...rest] = sentencesOf(text);
  const isField = (sentence: string) => label.some((name) => sentence.includes(name));
  const said = rest.filter(isField);
  const subject = isField(head) || said.length === 0 ? head : subjectOf(head);
  return [subject, ...said].map((each) => cut(each, longest)).join(' ');
}

/** A figure tells more than words, an amount more than a date. */
const tellingOf = (phrase: string): number => (amount.test(phrase) ? 2 : /\d/.test(phrase) ? 1 : 0);
const amount = /\d\s?(?:[kmµn]?g|m?l|kcal|kJ|%|IU|CFU|USD|EUR)(?![\p{L}])/u;

/** Phrases in their order, with a mark where some between them are left out. */
function inOrder(head: string, kept: readonly Weighed[], all: number): string {
  let next = 0;
  let told = head;
  for (const { phrase, at } of kept.toSorted((left, right) => left.at - right.at)) {
    told += `${at > next && !told.endsWith('…') ? ' …' : ''} ${phrase}`;
    next = at + 1;
  }
  return next < all && !told.endsWith('…') ? `${told.replace(/[;,.:]$/, '')}…` : told;
}

/**
 * What a record says of what is asked and an answer that cites it leaves out, behind its first words; null where that
 * is nothing.
 */
export function untoldOf(text: string, said: string, asked: Asked): string | null {
  const lacking = asked.kinds.filter((kind) => !kind.isShown(said));
  const [head = '', ...rest] = sentencesOf(text);
  const terms = new Set(termsOf(said));
  const figures = new Set(figuresOf(said));
  const ofHead = new Set(termsOf(head));
  const isNew = (sentence: string, isFirst: boolean): boolean => {
    const own = termsOf(withoutLabel(sentence)).filter(
      (term) => asked.words.has(term) && (isFirst || !ofHead.has(term)),
    );
    const isUnsaid = figuresOf(sentence.replace(article, '')).some((each) => !figures.has(each));
    if (isUnsaid && lacking.some((kind) => kind.isShown(sentence))) return true;
    return isFirst
      ? isUnsaid && own.some((term) => !terms.has(term))
      : own.length > 0 && (isUnsaid || own.some((term) => !terms.has(term)));
  };
  const untold = rest.filter((sentence) => isNew(sentence, false) && !isRemark.test(sentence));
  const isOfHead = isNew(head, true);
  if (untold.length === 0 && !isOfHead) return null;
  const sentences = [isOfHead ? head : subjectOf(head), ...untold];
  const told = sentences.join(' ');
  return told.length <= longest ? told : shortened(sentences, asked);
}

/** What stands before a colon, or tells the design of a study, names the field; who asks for the “result” was told it. */
const withoutLabel = (sentence: string): string => sentence.replace(label, '');
const label = /^(?:[A-Z][\w ]{2,30}:|(?:Meta-analysis|Review|Trial|Study)\b)/;

/** A number of an article is no figure of what a claim says. */
const article = /\bArt\. \d+(?:\(\w+\))*/g;

/** Says where a record stands, not what it says. */
const isRemark = /^(?:Read in an edition|Later amendments|Not advice|Indicative|Severity|Warned of)/;
