import { foodParts } from './tables.ts';

/** `coated in rich dark `: words of how a food is, and the foods before it of a list. */
const between = String.raw`[^\S\n]+(?:[\p{L}'’&,%\d-]+[^\S\n]+){0,6}$`;
const gap = String.raw`(?:[^\S\n]|-)+`;
const anyOf = (words: readonly string[]) => words.map((each) => each.replaceAll(' ', gap)).join('|');

const patterns = foodParts.map(({ key, usual, before, behind }) => ({
  key,
  usual,
  ahead: new RegExp(String.raw`\b(?:${anyOf(before)})(?=${between})`, 'iu'),
  after: new RegExp(
    String.raw`^(?:${gap}\p{L}+)?${gap}(?:${anyOf(behind)})\b(?![^\S\n]+(?:in|with|by)\b)`,
    'iu',
  ),
  stated: new RegExp(String.raw`(\d+)[^\S\n]*%[^\S\n]+(?:\p{L}+[^\S\n]+)?${key}\b`, 'iu'),
}));

/** A part that a food is: which one, where its words begin, and how much of the whole it is, %. */
interface Part {
  readonly key: string;
  readonly at: number;
  readonly share: number;
}

/** What ends a list of what is in a part. */
const listEnd = /\bwith(?:out)?[^\S\n]+\S*$|[.;:!?\n]/;

interface Place {
  readonly start: number;
  readonly end: number;
}

function partOf(text: string, { start, end }: Place): Part | null {
  const before = text.slice(0, start);
  const after = text.slice(end);
  for (const { key, ahead, after: behind, stated, usual } of patterns) {
    const found = ahead.exec(before);
    const isIn = found !== null && !listEnd.test(before.slice(found.index + found[0].length));
    if (!isIn && !behind.test(after)) continue;
    const [, digits] = stated.exec(text) ?? [];
    return { key, at: isIn ? found.index : start, share: digits ? Number(digits) : usual };
  }
  return null;
}

/** For each of the foods that a text names, its share where it is a part of the whole by itself, or in equal parts with others, %; null: it is none. */
export function partsIn(text: string, places: readonly Place[]): (number | null)[] {
  const parts = places.map((place) => partOf(text, place));
  return parts.map((part) => {
    if (!part) return null;
    const together = parts.filter((each) => each?.key === part.key && each.at === part.at);
    return part.share / together.length;
  });
}
