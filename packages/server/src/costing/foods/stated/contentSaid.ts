import { hasPhrase, phrasesOf, searchable } from '../../text.ts';
import { cappedContents, claimedContents } from '../tables/tables.ts';

/** A row of words that say something of a content. */
interface ContentWords {
  readonly content: string;
  readonly words: readonly string[];
}

/** Finds the first row on a content of whose words a text has any. */
function finderOf<Row extends ContentWords>(
  rows: readonly Row[],
): (content: string, text: string) => Row | undefined {
  const read = rows.map((row) => ({ row, phrases: phrasesOf(row.words) }));
  return (content, text) => {
    const said = searchable(text);
    return read.find(
      ({ row, phrases }) => row.content === content && phrases.some((phrase) => hasPhrase(said, phrase)),
    )?.row;
  };
}

/** `Low fat`: what a text says a food has little of. */
export const cappedIn = finderOf(cappedContents);

/** `High protein`: what a text says a food has much of. */
export const claimedIn = finderOf(claimedContents);
