import type { TradeName } from '../data.ts';
import { wordsOf } from './nameKey.ts';

/** A trade name in a text. */
export interface FoundTrade {
  trade: TradeName;
  /** The text without it. */
  rest: string;
}

/** Finds the first trade name in a text; of two that begin at one word the longer is meant. */
export type TradeBook = (text: string) => FoundTrade | undefined;

/** Puts trade names in order, once. */
export function createTradeBook(tradeNames: readonly TradeName[]): TradeBook {
  const named = tradeNames.flatMap((trade) =>
    [trade.name, ...trade.otherNames].map((name) => ({ trade, words: wordsOf(name) })),
  );
  const byFirst = Map.groupBy(
    named.toSorted((one, other) => other.words.length - one.words.length),
    ({ words }) => words[0] ?? '',
  );
  return (text) => {
    const tokens = [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)];
    const words = tokens.map(([word]) => wordsOf(word).join(''));
    for (const [at, word] of words.entries()) {
      const found = byFirst
        .get(word)
        ?.find((each) => each.words.every((expected, index) => words[at + index] === expected));
      const [from, last] = [tokens[at], tokens[at + (found?.words.length ?? 1) - 1]];
      if (!found || !from || !last) continue;
      const after = text.slice(last.index + last[0].length).replace(/^\s*[®™©℠]+/, '');
      const rest = `${text.slice(0, from.index)} ${after}`;
      return { trade: found.trade, rest: rest.replace(/\(\s*[,;]*\s*\)/g, ' ') };
    }
    return undefined;
  };
}

/** What a line's note tells of a brand. */
export const brandNote = ({ name, says }: TradeName): string => `${name}: ${says}`;
