import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { wordsOf } from '../../understand/words.ts';
import type { Check } from './checks.ts';

/** A row of `rivals.csv`: words behind which stands what something is set against. */
const Rival = z.strictObject({ key: columns.key, words: columns.list });
const against = new Set(
  readTable(new URL('../data/', import.meta.url), 'rivals', Rival).flatMap(({ words }) => words),
);
/** “Than the leading brand Somnia”. */
const farthest = 3;

/** What a thing is set against and no record names: what is held of the thing by itself compares nothing. */
export const unstatedRival: Check = ({ inquiry, name }) => {
  const { asks, question, unread, unknownNames } = inquiry;
  if (!asks.has('comparison') || unread.length === 0 || unknownNames.length > 0) return null;
  const words = wordsOf(question);
  const rival = words.find(
    ({ text }, at) =>
      isUnread(unread, text) &&
      words.slice(Math.max(0, at - farthest), at).some((before) => against.has(before.text.toLowerCase())),
  );
  return rival ? `how ${name} compares with “${rival.text}”` : null;
};

const isUnread = (unread: readonly string[], text: string): boolean =>
  unread.some((word) => word.toLowerCase() === text.toLowerCase());
