import newBidi, { type Bidi } from 'bidi-js';
import { faceOf, hasSign, mainFace, type Face } from './fonts.ts';

// Typed as a module with a default, and a function by itself.
const bidi = (newBidi as unknown as () => Bidi)();

/** A piece of a line that one face draws in one direction. */
export interface TextRun {
  /** As it is handed to the face: in the order of reading where the face knows its direction. */
  text: string;
  face: Face;
  level: number;
}

/** Stands where no face draws a sign. */
export const undrawn = '□';

const printable = /^[\x20-\x7E]*$/;
/** What is there to steer, and is not seen. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const joiner = /[\u200C\u200D]/u;
/** What stays with the letters before it. */
const attached = /[\p{M}\s]/u;

/** Whether the main face draws all of a text, from left to right. */
export function isPlain(text: string): boolean {
  return printable.test(text) || [...text].every((sign) => sign === '\n' || hasSign(mainFace, sign));
}

/** The signs of a text that no face draws, each once. */
export const undrawnOf = (text: string): string[] => [
  ...new Set([...text].filter((sign) => !unseen.test(sign) && faceOf(sign, text) === null)),
];

/** The direction that a paragraph is read in: that of its first letter that has one. */
export const isRightToLeft = (text: string): boolean =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;

/** A piece of a line in the order of reading, of one direction. */
export interface Directed {
  text: string;
  isRightToLeft: boolean;
}

/** A line in the order of reading, parted where its direction turns; `text` is the paragraph that it is of. */
export function directionsOf(line: string, text: string): Directed[] {
  const { levels } = bidi.getEmbeddingLevels(line, isRightToLeft(text) ? 'rtl' : 'ltr');
  const pieces: Directed[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const isTurned = (levels[at] ?? 0) % 2 === 1;
    const last = pieces.at(-1);
    if (last?.isRightToLeft === isTurned) last.text += line.charAt(at);
    else pieces.push({ text: line.charAt(at), isRightToLeft: isTurned });
  }
  return pieces.length > 0 ? pieces : [{ text: '', isRightToLeft: false }];
}

interface Sign {
  sign: string;
  face: Face;
  level: number;
}

/** Each sign that is seen, with its face and its level; `text` is all of what the line is of. */
function signsOf(line: string, text: string): Sign[] {
  const { levels } = bidi.getEmbeddingLevels(line, isRightToLeft(text) ? 'rtl' : 'ltr');
  const signs: Sign[] = [];
  let at = 0;
  for (const sign of line) {
    const level = levels[at] ?? 0;
    at += sign.length;
    const before = signs.at(-1)?.face;
    const isJoiner = joiner.test(sign);
    const stays = before && before !== mainFace && (attached.test(sign) || isJoiner) && hasSign(before, sign);
    if (stays) signs.push({ sign, face: before, level });
    else if (!unseen.test(sign)) {
      const face = faceOf(sign, text);
      signs.push({ sign: face ? sign : undrawn, face: face ?? mainFace, level });
    }
  }
  return signs;
}

/** Reverses whatever stands at a level or above, from the highest down: rule L2 of the bidirectional algorithm. */
function inOrderOfSight(runs: readonly TextRun[]): TextRun[] {
  const placed = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < placed.length; from += 1) {
      if ((placed[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((placed[to]?.level ?? 0) >= level) to += 1;
      placed.splice(from, to - from, ...placed.slice(from, to).toReversed());
      from = to;
    }
  }
  return placed;
}

const rightToLeftLetter = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** What a face is given: its own letters in the order of reading; signs without a direction turned round. */
function turned(run: TextRun): TextRun {
  if (run.level % 2 === 0 || rightToLeftLetter.test(run.text)) return run;
  const signs = [...run.text].toReversed().map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return { ...run, text: signs.join('') };
}

/** A line as the pieces that are drawn from left to right; `text` is the paragraph that it is of. */
export function runsOf(line: string, text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const { sign, face, level } of signsOf(line, text)) {
    const last = runs.at(-1);
    if (last?.face === face && last.level === level) last.text += sign;
    else runs.push({ text: sign, face, level });
  }
  return inOrderOfSight(runs).map(turned);
}
