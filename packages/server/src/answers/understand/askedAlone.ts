import type { Evidence } from '../../evidence/index.ts';
import { isContent, isUnread, namesIn, wants } from './clauseKinds.ts';
import { isQuestion } from './clauses.ts';
import { plainlyAsked } from './courtesies.ts';
import { excipientsNamed } from './excipientNames.ts';
import { foodsAsked } from './foodsAsked.ts';
import type { Inquiry } from './inquiry.ts';
import { read } from './read.ts';
import { namedIn, resumed, writtenIn } from './resumed.ts';
import { turnWords } from './turnWords.ts';
import { wordsOf } from './words.ts';

/**
 * What a message asks, each part put so that it can be asked alone: “Thaumatin: E number? how sweet?” is “Thaumatin: E
 * number?” and “Thaumatin: how sweet?”. Empty where it asks for one thing, or a part leans on what cannot be put into it.
 */
export function askedAlone(evidence: Evidence, text: string): readonly string[] {
  if (!separator.test(text)) return [];
  const { lead, items } = piecesOf(evidence, plainlyAsked(text));
  if (items.length < 2 || items.length > mostItems) return [];
  if (isOfAmount(evidence, { lead, items })) return [];
  if (lead === '' ? isOfFoods(evidence, items) : isScene(evidence, lead)) return [];
  const asked: string[] = [];
  for (const item of items) {
    const alone = standing(evidence, { item, lead, before: asked });
    if (alone === null) return [];
    asked.push(alone);
  }
  return asked;
}

const mostItems = 8;

/** What stands ahead of all that is asked and asks for nothing, and what is asked behind it. */
interface Pieces {
  readonly lead: string;
  readonly items: readonly string[];
}

function piecesOf(evidence: Evidence, text: string): Pieces {
  const [, name = '', rest = ''] = ahead.exec(text) ?? [];
  if (name !== '' && !isQuestion(name))
    return { lead: inShort(evidence, name), items: itemsOf(evidence, rest, true) };
  const [first = '', ...others] = itemsOf(evidence, text, false);
  return asks(evidence, first)
    ? { lead: '', items: [first, ...others] }
    : { lead: inShort(evidence, first), items: others };
}

const ahead = /^(?:for\s+)?([^:.?!;]{2,80}?)(?::|\s[–—-]|\.)\s+(\S.*)$/is;

/** A lead that tells much around one name is told by that. */
function inShort(evidence: Evidence, lead: string): string {
  const told = plainlyAsked(lead.replace(/[.,;:\s]+$/, ''));
  const own = read(evidence, told);
  const isOfNameAlone = !wants(own) && namesIn(own) === 1 && told.split(/\s+/).length > mostWordsAhead;
  return (isOfNameAlone && subjectNamed(evidence, told)) || told;
}
const mostWordsAhead = 4;

/** An amount that one part states may be what another works with. */
function isOfAmount(evidence: Evidence, { lead, items }: Pieces): boolean {
  const isStating = (text: string) => read(evidence, text).amounts.length > 0;
  return isStating(lead) || (items.some(isStating) && !items.every(isStating));
}

/** What is told at length, or of several things, is more than what all is asked of. */
const isScene = (evidence: Evidence, lead: string): boolean =>
  isTold(lead) || (lead.split(/\s+/).length > mostWordsAhead && read(evidence, lead).ingredients.length > 1);

/** “The product has pyridoxine.”: tells something, and asks for nothing. */
const isTold = (piece: string): boolean =>
  !isPut(piece) && wordsOf(piece).some(({ stem }) => ofTelling.has(stem));
const ofTelling = turnWords('telling');

/** “How much iron is in 100 g of teff, and how much zinc?”: what foods hold is told in one table. */
function isOfFoods(evidence: Evidence, items: readonly string[]): boolean {
  const owns = items.map((item) => read(evidence, item));
  const content = owns.filter((own) => (foodsAsked(own)?.nutrients.length ?? 0) > 0);
  const isOfMeasure = ({ asks }: Inquiry) => [...asks].every((ask) => ask === 'dose');
  return (
    content.length > 1 ||
    (content.length > 0 && owns.some((own) => !content.includes(own) && isOfMeasure(own)))
  );
}

/** Between pieces of a text, where one question may end and the next begin. */
const separator =
  /((?<=[?!;])\s+|(?<=\.)\s+(?=\p{Lu})|\n+|,\s+(?:(?:and|plus|also)\s+)?|\s+(?:and|plus)\s+)/iu;
const isHard = (between: string): boolean => !/\p{L}|,/u.test(between);

/** A piece, and what stands before it. */
interface Put {
  readonly piece: string;
  readonly last: string;
}

/**
 * The things that are asked for in a row; what asks for nothing by itself belongs to what stands before it. Behind a name
 * they may be a list of nouns.
 */
function itemsOf(evidence: Evidence, text: string, isListed: boolean): string[] {
  const pieces = text.split(separator);
  const items: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const between = pieces[at - 1] ?? '';
    const last = items.at(-1);
    if (piece.trim() === '') continue;
    const isNext = (is: Put) => (isListed ? isItem(evidence, is) : isPut(is.piece) && isPut(is.last));
    if (last === undefined || isHard(between) || isNext({ piece, last })) items.push(piece);
    else items.splice(-1, 1, `${last}${between}${piece}`);
  }
  return items.map((item) => plainlyAsked(item.replace(joining, ''))).filter(Boolean);
}

const joining = /^\s*(?:(?:and|also|plus|then|but)\b[\s,:–—-]*)+/i;

/** Whether a piece asks for something, or names what is to be asked for as what stands before it was. */
function isItem(evidence: Evidence, { piece, last }: Put): boolean {
  if (isPut(piece)) return piece.trim().includes(' ') || asks(evidence, piece);
  return asks(evidence, last) && (asks(evidence, piece) || leaning.test(piece));
}

function asks(evidence: Evidence, piece: string): boolean {
  const own = read(evidence, piece);
  return isPut(piece) || wants(own) || isContent(own);
}

/** Whether a piece begins as a question, not only ends as one. */
const isPut = (piece: string): boolean => isQuestion(piece.replace(/[?\s]+$/, ''));

/** “… and for quillaia extract?”, “in the US?” */
const leaning = /^(?:for|in|of|on|at|per|with|without)\s/i;

interface Item {
  readonly item: string;
  readonly lead: string;
  /** Those before it, as they can be asked alone. */
  readonly before: readonly string[];
}

/** An item as it can be asked alone; null where it leans on what cannot be put into it. */
function standing(evidence: Evidence, { item, lead, before }: Item): string | null {
  const own = read(evidence, item);
  const last = before.at(-1);
  const again = last && !isPut(item) ? resumed(evidence, item, last) : null;
  if (again) return again;
  if (ofSeveral.test(item) || isTold(item) || (last && leaning.test(item) && !wants(own))) return null;
  if (lead !== '') return `${lead}: ${item}`;
  if (hasSubject(evidence, own)) return item;
  // “Which is better absorbed, citrate or oxide?”: what stands first leans on what is behind it
  if (last === undefined) return namesIn(own) > 0 ? item : null;
  if (isUnread(own)) return null;
  const name = before.map((each) => subjectNamed(evidence, each)).find((each) => each !== '');
  return name ? `${name}: ${item}` : null;
}

/** Words that stand for several things that were said, or for one of them. */
const ofSeveral = /\b(?:first|second|former|latter|each|both|same|other|those|these|that)\b/i;

const hasSubject = (evidence: Evidence, own: Inquiry): boolean =>
  own.ingredients.length + own.unknownNames.length + own.medicines.length > 0 ||
  excipientsNamed(evidence, own.question).length > 0 ||
  (foodsAsked(own) !== null && !pronoun.test(own.question));

const pronoun = /\b(?:it|its|they|them|their|this)\b/i;

/** The one ingredient that a question names, as it was written; empty where it names none, or several. */
function subjectNamed(evidence: Evidence, question: string): string {
  const named = namedIn(evidence, question);
  const [span, ...others] = named.spans.filter(({ kind }) => kind === 'ingredient');
  return span && others.every(({ key }) => key === span.key) ? writtenIn(named, span) : '';
}
