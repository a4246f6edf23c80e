import { z } from 'zod';
import { FormFactor } from '../../contract/index.ts';
import { columns, readTable } from '../../registry/index.ts';
import { createPhrases } from '../brief/quantity/phrases.ts';
import { tokensOf, type Token } from '../brief/quantity/tokens.ts';
import { servingWords } from '../stated/statedServing.ts';
import type { Given } from './given.ts';
import type { LostFigure } from './lostFigure.ts';

/** How a piece is called that is smaller than usual, and how much such a one holds. */
const SmallPiece = z.strictObject({
  key: columns.key,
  formFactor: FormFactor,
  words: columns.list,
  /** The most that is inside such a piece, mg, without a shell. */
  mostMg: columns.finite,
  ...columns.origin,
});
const rows = readTable(new URL('./data/', import.meta.url), 'smallPieces', SmallPiece);

const small = createPhrases(rows);
const pieces = createPhrases([{ words: servingWords('piece') }]);

/** So many words may stand between: `small vegan capsule`. */
const mostBetween = 2;

const isEnd = (token: Token | undefined) => token === undefined || token.kind === 'pause';

/** The last token of a small piece whose word stands at a place: the piece behind it, or the word where it is all that is said. */
function lastOf(tokens: readonly Token[], at: number, length: number): Token | undefined {
  const from = at + length;
  for (let to = from; to <= from + mostBetween && tokens[to]?.kind === 'word'; to += 1) {
    const piece = pieces.startingAt(tokens, to);
    if (piece) return tokens[to + piece.length - 1];
  }
  return isEnd(tokens[at - 1]) && isEnd(tokens[from]) ? tokens[from - 1] : undefined;
}

/** `A small capsule`, `mini softgels`: a piece that the suggestion has larger. */
export function lostPieceSizes(
  text: string,
  formFactor: FormFactor | null,
  { isCounted, grams, units }: Given,
): LostFigure[] {
  const row = rows.find((each) => each.formFactor === formFactor);
  const mg = (grams.serving / units) * 1000;
  if (!isCounted || !row || mg <= row.mostMg) return [];
  const tokens = tokensOf(text);
  for (const [at] of tokens.entries()) {
    const found = small.startingAt(tokens, at);
    if (!found) continue;
    const [first, last] = [tokens[at], lastOf(tokens, at, found.length)];
    if (first && last)
      return [
        {
          written: text.slice(first.start, last.end),
          start: first.start,
          given: `${Math.round(mg)} mg in a piece, of small ones up to ${row.mostMg}`,
        },
      ];
  }
  return [];
}
