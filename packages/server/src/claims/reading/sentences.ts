/** A sentence of a text, with its place in UTF-16 units. */
export interface SentencePart {
  text: string;
  start: number;
  end: number;
}

/** Abbreviations after which a sentence goes on. */
const abbreviated =
  /\b(?:e\.g|i\.e|etc|approx|incl|vs|dr|mr|mrs|ms|prof|st|no|nos|nr|fig|vol|art|arts|reg|sec|ref|spp|subsp|var|cf|ca|max|min|resp|est|inc|ltd|co|jr|sr|vit|tab|tabs|cap|caps|tbsp|tsp|oz|lb|lbs|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.\s*$/i;

/** `J. Smith`, `L. Rhamnosus`. */
const initial = /\b[A-Z]\.\s*$/;

/** The letter of a vitamin is no initial: `Rich in vitamins C and E.` */
const vitamin = /\bvitamins?\s(?:[A-K]\d{0,2}(?:,\s*|\s*(?:and|or|[&+/])\s*))*[A-K]\.\s*$/i;

/** The number of a list: `1. Take one.` */
const numbered = /^\s*\d{1,2}\.\s*$/;

const goesOn = (segment: string) =>
  abbreviated.test(segment) || numbered.test(segment) || (initial.test(segment) && !vitamin.test(segment));

/** A sentence may begin with a figure, where the segmenter reads on when a small letter follows: `… nights. 9 out of 10`. */
const beforeFigure = /(?<=\p{Ll}{3}[.!?]["”’)]?)\s+(?=\d)/gu;

/** What the segmenter takes for one sentence, cut before the figures that begin another. */
function* segmentsIn(text: string): Generator<{ segment: string; index: number }> {
  for (const { segment, index } of segmenter.segment(text)) {
    let start = 0;
    for (const { index: at, 0: space } of segment.matchAll(beforeFigure)) {
      if (goesOn(segment.slice(start, at))) continue;
      const next = at + space.length;
      yield { segment: segment.slice(start, next), index: index + start };
      start = next;
    }
    yield { segment: segment.slice(start), index: index + start };
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Cuts copy at sentences, line breaks and bullets; never after an abbreviation or inside a decimal. */
export function sentencesIn(text: string): SentencePart[] {
  const parts: SentencePart[] = [];
  for (const line of linesIn(text)) {
    let held: SentencePart | null = null;
    for (const { segment, index } of segmentsIn(line.text)) {
      const start: number = held ? held.start : line.start + index;
      const end = line.start + index + segment.length;
      held = { text: text.slice(start, end), start, end };
      if (goesOn(segment) && end < line.end) continue;
      parts.push(held);
      held = null;
    }
    if (held) parts.push(held);
  }
  return parts.flatMap((part) => trimmed(part));
}

const breaks = /\r\n|[\n\r\u2028\u2029]|(?:^|\s)[•●▪◦‣·✓✔*](?=\s)|\s[–—-](?=\s*$)/gu;

function linesIn(text: string): SentencePart[] {
  const lines: SentencePart[] = [];
  let start = 0;
  for (const { index, 0: cut } of text.matchAll(breaks)) {
    lines.push({ text: text.slice(start, index), start, end: index });
    start = index + cut.length;
  }
  lines.push({ text: text.slice(start), start, end: text.length });
  return lines;
}

/** Without white space and bullets around; nothing where no letter or digit is left. */
function trimmed({ text, start }: SentencePart): SentencePart[] {
  const lead = /^[\s•●▪◦‣·✓✔*†‡–—-]*/u.exec(text)?.[0].length ?? 0;
  const body = text.slice(lead).trimEnd();
  return /[\p{L}\p{N}]/u.test(body)
    ? [{ text: body, start: start + lead, end: start + lead + body.length }]
    : [];
}
