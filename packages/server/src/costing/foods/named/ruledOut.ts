import { createNameIndex, tokenize, type Mention } from '../../../registry/index.ts';
import { atomsOf } from '../../words/atoms.ts';
import { findExcluded } from '../../words/exclusions.ts';
import { refusals } from '../tables/tables.ts';

/** What words rule out in general: gluten, milk, gums. */
export const refusalNames = createNameIndex(
  refusals.map(({ key, words }) => ({ kind: 'group' as const, key, names: words })),
);

const bound = String.raw`(?:at most|at least|max(?:imum|\.)?|min(?:imum|\.)?|under|below|less than|no more than|not more than|up to|about|[≤<>])`;
const behind = new RegExp(String.raw`^[^\S\n]*[:=(]?[^\S\n]*(?:${bound}[^\S\n]*)*\d`, 'i');
const before = /[1-9][\d.,]*[^\S\n]*(?:%|k?g|m[gl]|µg|mcg|kcal)[^\S\n]+(?:of[^\S\n]+)?$/i;

/** Whether a text says how much of it there is to be: `salt at most 1.3 g`, `2 % salt`. */
export const isMeasured = (text: string, { start, end }: Pick<Mention, 'start' | 'end'>): boolean =>
  behind.test(text.slice(end)) || before.test(text.slice(0, start));

/**
 * Which of the names that stand in a text it rules out, by where they start. What it rules out in general is an item of
 * its lists as well: of `without gluten, eggs, milk` the eggs are the second.
 */
export function ruledOutOf(text: string, mentions: readonly Mention[]): ReadonlyMap<number, boolean> {
  const isFree = ({ start, end }: Mention) => !mentions.some((each) => each.start < end && start < each.end);
  const all = [...mentions, ...refusalNames.find(tokenize(text)).filter(isFree)].toSorted(
    (one, other) => one.start - other.start,
  );
  return findExcluded(atomsOf(text, all, (at) => all[at] !== undefined && isMeasured(text, all[at])));
}
