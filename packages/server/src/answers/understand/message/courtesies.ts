import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { withoutTold } from './told.ts';

const { key, text } = columns;

/** A row of `courtesies.csv`: what people write around a question, which asks for nothing. */
const Courtesy = z.strictObject({
  key,
  /** Before the question or behind it. */
  place: z.enum(['opening', 'closing']),
  /** A pattern, without regard to case. */
  written: text,
});

const rows = readTable(new URL('../data/', import.meta.url), 'courtesies', Courtesy);
/** Not in the middle of a word: `highest` is no greeting. */
const wordEnd = String.raw`(?!(?<=\p{L})\p{L})`;
const patternsOf = (place: z.infer<typeof Courtesy>['place']) =>
  rows
    .filter((row) => row.place === place)
    .map(
      ({ written }) =>
        new RegExp(
          place === 'opening' ? `^(?:${written})${wordEnd}\\s*(?=\\S)` : `(?<=\\S)(?:${written})$`,
          'iu',
        ),
    );
const openings = patternsOf('opening');
const closings = patternsOf('closing');
/** ‘Hi team, quick question: could you tell me …’ are three. */
const mostOpenings = 4;

const shortestShout = 12;
/** Capitals throughout tell nothing: `DV`, `US` and `Mg` are read by theirs elsewhere. */
const isShouted = (text: string): boolean =>
  text.length >= shortestShout && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text.replace(/[µμ]/g, ''));

/** A question without greetings, thanks, ‘could you tell me’ and what is told of who asks, with one space between its words. */
export function plainlyAsked(written: string): string {
  const said = isShouted(written) ? written.toLowerCase() : written;
  const greeted = withoutCourtesies(said.replace(/[^\S\n]+/g, ' ').trim());
  const asked = withoutTold(greeted);
  return asked === greeted ? asked : withoutCourtesies(asked);
}

function withoutCourtesies(written: string): string {
  let asked = written;
  for (let count = 0; count < mostOpenings; count += 1) {
    const opening = openings.find((pattern) => pattern.test(asked));
    if (!opening) break;
    asked = asked.replace(opening, '');
  }
  return closings.reduce((left, pattern) => left.replace(pattern, ''), asked);
}
