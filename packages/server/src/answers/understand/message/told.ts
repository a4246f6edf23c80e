import { isQuestion } from './clauses.ts';
import { entitySpans } from '../names/entities.ts';
import { turnWords } from '../turnWords.ts';
import { type Word, wordsOf } from '../words.ts';

const sceneWords = turnWords('pointer', 'asking', 'scene');
/** Behind a question, what it is needed for: “It goes on the label.” */
const reasonWords = turnWords('pointer', 'asking', 'scene', 'remark');
const pointers = turnWords('pointer');
const speakers: ReadonlySet<string> = new Set(
  wordsOf('i im ive id me my we were weve our us you your').map(({ stem }) => stem),
);

const sentenceEnd = /(?<=[.!?])\s+|\n+/;
/** “Last one for today, I promise: …” */
const lead = /^([^:.!?]{4,80}?)(?::|\s[–—-])\s+(?=\S)/;
/** “… just so I can tell the sales guys” */
const purpose =
  /[\s,–—-](?:just |only )?(?:so(?: that)?|because|cos|since|before) (?:i|we|my|our)\b[^.!?]{4,80}[.!?]*$/i;

/**
 * A question without what is told around it of who asks and why, in words that no record and no question is made of: “We
 * had an audit and this came up.” Of the market that such a sentence names it is asked: “We sell in Canada. …” is “In
 * Canada, …”.
 */
export function withoutTold(asked: string): string {
  const sentences = asked.split(sentenceEnd).filter(Boolean);
  const said = sentences.findLastIndex((sentence) => toldIn(sentence, reasonWords) === null);
  const told = sentences.map((sentence, at) =>
    isQuestion(sentence) ? null : toldIn(sentence, at > said && said >= 0 ? reasonWords : sceneWords),
  );
  const left = sentences.flatMap((sentence, at) => (told[at] ? [] : [withoutLead(sentence)]));
  const [last = '', ...before] = left.toReversed();
  const question = [...before.toReversed(), withoutPurpose(last)].join(' ');
  if (question === '' || toldIn(question)) return asked;
  const places = [...new Set(told.flatMap((each) => each ?? []))];
  return places.length === 0 || placesIn(wordsOf(question)).length > 0
    ? question
    : askedOf(question, `in ${places.map(placed).join(' and ')}`);
}

/** What a question begins with when it names first of what it asks: “30 g of almonds: …”. */
const named = /^[^,.?!]*:\s|^\d/;

const askedOf = (question: string, places: string): string =>
  named.test(question) && !sentenceEnd.test(question)
    ? `${question.replace(/[?.!\s]+$/, '')} ${places}?`
    : `${places.replace(/^i/, 'I')}, ${question}`;

function withoutLead(sentence: string): string {
  const said = lead.exec(sentence);
  return said && isToldAlone(said[1] ?? '') ? sentence.slice(said[0].length) : sentence;
}

function withoutPurpose(sentence: string): string {
  const said = purpose.exec(sentence);
  return said && isToldAlone(said[0]) ? sentence.slice(0, said.index) : sentence;
}

/** “And the latter – does it tingle?” points at what was named, and “lead time: …” says of what it is asked. */
function isToldAlone(text: string): boolean {
  const words = wordsOf(text);
  const isOfSpeaker = words.some(({ stem }) => speakers.has(stem));
  return isOfSpeaker && !words.some(({ stem }) => pointers.has(stem)) && toldIn(text)?.length === 0;
}

/** The places that a text names, if all its other words are those of scenes; null where it says more. */
function toldIn(text: string, words: ReadonlySet<string> = sceneWords): readonly string[] | null {
  // “the US” is not us
  const others = wordsOf(text).filter((word) => !words.has(word.stem) || word.text === 'US');
  const places: string[] = [];
  for (const word of others) {
    const named = placesIn([word]);
    if (named.length === 0) return null;
    places.push(...named);
  }
  return places;
}

const placesIn = (words: readonly Word[]): readonly string[] =>
  entitySpans(words).flatMap(({ kind, key }) => (kind === 'market' || kind === 'country' ? [key] : []));

/** “The EU”, but “Canada”. */
const placed = (name: string): string => (/^(?:EU|U[KS]$|United|Nether)/.test(name) ? `the ${name}` : name);
