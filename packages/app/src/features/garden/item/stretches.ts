import type { GardenHighlight } from '@seedbed/server/contract';

/** What Markdown writes around text: signs, blanks, and where a link leads. */
const signs = /(?:\]\([^()\s]*\)|[\s*_#>|`~[\]()+.!\\:=-]|\d(?=\d*\.\s))+/y;

/**
 * Where each character that is shown of a Markdown text stands in it: where it is, past its signs. What is shown besides
 * the text, such as a number that is read aloud, stands at what comes next.
 */
export function aligned(source: string, shown: string): number[] {
  const places: number[] = [];
  let at = 0;
  for (const unit of shown.split('')) {
    let found = at;
    if (source[at] !== unit) {
      signs.lastIndex = at;
      const [passed = ''] = signs.exec(source) ?? [];
      const inside = passed.indexOf(unit);
      found = inside === -1 ? at + passed.length : at + inside;
    }
    const isThere = source[found] === unit;
    places.push(isThere ? found : at);
    if (isThere) at = found + 1;
  }
  return places;
}

/** A stretch of what is shown as one of the text; null where it holds nothing of it. */
export function inSource(places: readonly number[], { start, end }: GardenHighlight): GardenHighlight | null {
  const [from, last] = [places[start], places[end - 1]];
  return from === undefined || last === undefined || last < from ? null : { start: from, end: last + 1 };
}

/** A stretch of the text as one of what is shown; null where nothing of it is. */
export function inShown(places: readonly number[], { start, end }: GardenHighlight): GardenHighlight | null {
  const isIn = (place: number) => place >= start && place < end;
  const from = places.findIndex(isIn);
  return from === -1 ? null : { start: from, end: places.findLastIndex(isIn) + 1 };
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of blocks of text that stand after each other, without the blanks around them. */
export function sentencesOf(blocks: readonly string[]): GardenHighlight[] {
  const found: GardenHighlight[] = [];
  let offset = 0;
  for (const block of blocks) {
    for (const { segment, index } of sentences.segment(block)) {
      const words = segment.trim();
      const start = offset + index + segment.indexOf(words);
      if (words !== '') found.push({ start, end: start + words.length });
    }
    offset += block.length;
  }
  return found;
}

/** The sentence that is stepped to; with `isLonger` the stretch goes on from where it was. */
export function stepped(
  found: readonly GardenHighlight[],
  from: GardenHighlight | null,
  { step, isLonger }: { step: 1 | -1; isLonger: boolean },
): GardenHighlight | null {
  const next =
    step === 1
      ? found.find(({ start }) => from === null || start >= from.end)
      : found.findLast(({ end }) => from !== null && end <= from.start);
  if (!next) return from ?? found[0] ?? null;
  if (!isLonger || !from) return next;
  return { start: Math.min(from.start, next.start), end: Math.max(from.end, next.end) };
}
