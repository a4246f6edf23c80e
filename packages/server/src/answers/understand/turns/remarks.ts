import type { Evidence } from '../../../evidence/index.ts';
import type { Inquiry } from '../inquiry.ts';
import { namesIn, ofSpeaker, wants } from '../message/clauseKinds.ts';
import { read } from '../read.ts';
import { isAlike, namedIn, saysOnlyNames, writtenIn } from '../names/named.ts';
import { turnWords } from '../turnWords.ts';
import { wordsOf, type Word } from '../words.ts';

const pointers = turnWords('pointer');
const pointing = turnWords('pointer', 'asking');
const ofRemarks = turnWords('pointer', 'asking', 'remark', 'scene');

/**
 * What a turn comes to that says something first and then points at it: “The same customer does croutons too, what about
 * those?” is “and croutons?”, “Perfect, thanks. And in Canada?” is “And in Canada?”. Null where it asks for something by
 * itself, or points at nothing that it said.
 */
export function withoutRemark(evidence: Evidence, turn: string, before: Inquiry): string | null {
  const segments = segmentsOf(turn);
  const questions = segments.filter(isMarked);
  const asked = questions.at(-1) ?? segments.at(-1);
  if (asked === undefined || segments.length < 2 || questions.length > 1) return null;
  const remark = segments.filter((segment) => segment !== asked).join(' ');
  if (isOneName(remark, asked) || asksByItself(read(evidence, remark))) return null;
  const named = namedIn(evidence, asked);
  if (named.spans.length > 0) return saysOnlyNames(named) ? asked : null;
  return pointsAt(evidence, asked, before) ? fragmentOf(evidence, remark, before) : null;
}

/** “EFSA’s limit of boron for adults, and for teenagers?”: what stands ahead says of what, and what for, and is no remark. */
const asksByItself = (ahead: Inquiry): boolean =>
  wants(ahead) && namesIn(ahead) > 0 && !ofSpeaker.test(ahead.question);

/** “Oats, rolled”: a comma parts a name as well, where nothing before it is said of anything and nothing behind it asks. */
function isOneName(remark: string, asked: string): boolean {
  const [first] = wordsOf(asked);
  const isAsking = first === undefined || pointing.has(first.stem);
  return remark.endsWith(',') && !isAsking && !wordsOf(remark).every(({ stem }) => ofRemarks.has(stem));
}

/** What stands between the marks of a text, each with its own. */
const segmentsOf = (turn: string): string[] =>
  turn
    .split(/(?<=[.!?;:,])\s|\s[–—-]{1,3}\s/)
    .map((segment) => segment.trim())
    .filter(Boolean);

const isMarked = (segment: string): boolean => segment.endsWith('?');

/** “And in that one?”, “what do they recommend there?”: asks for what was asked before, of what was just said. */
function pointsAt(evidence: Evidence, asked: string, before: Inquiry): boolean {
  const words = wordsOf(asked);
  if (!words.some(({ stem }) => pointers.has(stem))) return false;
  const { asks } = read(evidence, asked);
  const isSame = asks.size > 0 && [...asks].every((ask) => before.asks.has(ask));
  return isSame || words.every(({ stem }) => pointing.has(stem) || before.words.includes(stem));
}

/** The names of a remark that stand for some of the question before, else all its names, else its last words that are of no remark. */
function fragmentOf(evidence: Evidence, remark: string, before: Inquiry): string | null {
  const own = namedIn(evidence, remark);
  const last = namedIn(evidence, before.question);
  const alike = own.spans.filter((span) => last.spans.some((each) => isAlike(each, span)));
  const names = alike.length > 0 ? alike : own.spans;
  const said = names.length > 0 ? names.map((span) => writtenIn(own, span)).join(', ') : lastNoun(remark);
  return said === '' ? null : `and ${said}?`;
}

function lastNoun(remark: string): string {
  const words = wordsOf(remark);
  const isNoun = ({ stem }: Word) => !ofRemarks.has(stem);
  const end = words.findLastIndex(isNoun) + 1;
  const from = words.slice(0, end).findLastIndex((word) => !isNoun(word)) + 1;
  return end === 0 ? '' : remark.slice(words[from]?.start ?? 0, words[end - 1]?.end ?? 0);
}
