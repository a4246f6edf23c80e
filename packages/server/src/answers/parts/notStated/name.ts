import { stems } from '../../../registry/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { joinWords } from '../../prose.ts';
import { excipientsNamed } from '../../understand/names/excipientNames.ts';
import { wordsOf } from '../../understand/words.ts';
import { type Check, saidIn } from './checks.ts';

/** So likely the closest record is what is meant, by another name. */
const likely = 0.4;
/** Words that begin so alike are one, or a slip of it. */
const lettersAlike = 6;
/** Shorter words behind a name are none of it. */
const fewestLetters = 4;

/** The only thing that a question names, where nothing cited says its name: what is told is of others. */
export const unstatedName: Check = ({ evidence, inquiry, cited }) => {
  const { ingredients, unknownNames, question } = inquiry;
  const isOfNothing = ingredients.length === 0 && excipientsNamed(evidence, question).length === 0;
  if (!isOfNothing || unknownNames.length === 0 || cited.length === 0) return null;
  const said = [...new Set(cited.flatMap((record) => stems(saidIn(record))))];
  const isSaid = (stem: string) => said.some((word) => word.startsWith(stem.slice(0, lettersAlike)));
  const isHeld = (name: string) => [...stems(name), ...behind(question, name)].some(isSaid);
  if (unknownNames.some(isHeld) || (closestRecords(evidence, inquiry)[0]?.likelihood ?? 0) >= likely)
    return null;
  return `anything on ${joinWords(
    unknownNames.map((name) => `“${name}”`),
    'or',
  )}`;
};

/** The word that goes on with a name, “eggshell MEMBRANE”: it is that of which the name is only a part. */
function behind(question: string, name: string): string[] {
  const words = wordsOf(question);
  const end = question.indexOf(name) + name.length;
  const next = words.find(({ start }) => start >= end);
  return next && question.slice(end, next.start) === ' ' && next.text.length >= fewestLetters
    ? [next.stem]
    : [];
}
