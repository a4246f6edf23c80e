import { z } from 'zod';
import type { Passage } from '../../../evidence/index.ts';
import { columns, readTable, stems, wordsOfNames } from '../../../registry/index.ts';
import { isOrdinary } from '../../articleTerms.ts';
import { isAny, readCue } from '../../understand/cue.ts';
import { type Asked, type Check, saidIn, saying } from './checks.ts';

const { flag, key, list, text } = columns;

/** A row of `authorities.csv`: who reviews, rules or publishes, as questions name them and as records do. */
const Authority = z.strictObject({
  key,
  told: text,
  asked: list.transform((written) => written.map(readCue)),
  held: list.transform(saying),
  /** Whose rules hold for every food of its market: one that is on no ingredient is held of any. */
  isOfMarket: flag,
});
type Authority = z.output<typeof Authority>;

const authorities = readTable(new URL('../data/', import.meta.url), 'authorities', Authority);

/** Somebody who is named, and of whom no record of the thing is: what others say of it would pass for theirs. */
export const unstatedAuthority: Check = (asked) => {
  const { clause, about, cited, name } = asked;
  const named = authorities.filter((each) => isAny(each.asked, clause));
  const missing = named.filter(({ held, isOfMarket }) => {
    const own = about.filter((record) => held.test(saidIn(record)));
    const isGeneral = cited.some((record) => isOfAny(record) && held.test(saidIn(record)));
    return isOfMarket ? own.length === 0 && !isGeneral : !own.some((record) => isOnIt(record, asked));
  });
  // of two that are named one may be meant beside the other
  const [first] = missing;
  return first && missing.length === named.length ? `anything of ${first.told} on ${name}` : null;
};

/** A rule that holds for any food; a monograph is of one thing, be it one that has no row of its own. */
const isOfAny = ({ key: own, ingredients }: Passage): boolean =>
  ingredients.length === 0 && !own.startsWith('monograph:');

/** Whether a record is on the outcome that is asked about, or says one of the words of the question. */
function isOnIt(record: Passage, { evidence, inquiry, clause }: Asked): boolean {
  const isOfAll = inquiry.topics.length === 0 || record.topics.length === 0;
  if (isOfAll || record.topics.some((topic) => inquiry.topics.includes(topic))) return true;
  const names = wordsOfNames(evidence, inquiry.ingredients);
  const words = clause.words
    .map(({ stem }) => stem)
    .filter((stem) => stem.length > 3 && !names.has(stem) && !isOrdinary.has(stem));
  const own = new Set(stems(`${record.title} ${record.text}`));
  return words.some((word) => own.has(word));
}
