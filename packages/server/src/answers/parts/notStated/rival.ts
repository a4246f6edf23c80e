import { z } from 'zod';
import { columns, isEnglishWord, isPlainWord, readTable, stems } from '../../../registry/index.ts';
import { variantsOf } from '../../gather/recordIndex.ts';
import { wordsOf } from '../../understand/words.ts';
import { type Check, saidIn } from './checks.ts';

/** A row of `rivals.csv`: words behind which stands what something is set against. */
const Rival = z.strictObject({ key: columns.key, words: columns.list });
const against = new Set(
  readTable(new URL('../data/', import.meta.url), 'rivals', Rival).flatMap(({ words }) => words),
);
/** “Than the Somnia”. */
const farthest = 2;

/** What a thing is set against and no record names: what is held of the thing by itself compares nothing. */
export const unstatedRival: Check = ({ inquiry, about, name }) => {
  const { asks, question, unread, unknownNames } = inquiry;
  if (!asks.has('comparison') || unread.length === 0 || unknownNames.length > 0) return null;
  const words = wordsOf(question);
  const rival = words.find(
    ({ text }, at) =>
      isUnread(unread, text) &&
      words.slice(Math.max(0, at - farthest), at).some((before) => against.has(before.text.toLowerCase())),
  );
  const isHeld = (other: string) => about.some((record) => stems(saidIn(record)).includes(other));
  return rival && !variantsOf(rival.stem).some(isHeld) ? `how ${name} compares with “${rival.text}”` : null;
};

/** A name of its own: “as equally good” is set against nothing. */
const isUnread = (unread: readonly string[], text: string): boolean => {
  const low = text.toLowerCase();
  return unread.some((word) => word.toLowerCase() === low) && !isPlainWord(low) && !isEnglishWord(low);
};
