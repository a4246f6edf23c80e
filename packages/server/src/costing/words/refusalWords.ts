import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

/** What words do to the names beside them in a text that rules things out: a row of `data/refusalWords.csv`. */
const RefusalWords = z.strictObject({
  key: columns.key,
  /**
   * `list` rules out what follows, a list too; `comparison` sets one thing against another, and a comma after it goes on
   * with something else; `prefix` rules out the next word only, since non-dairy whey is whey; a `filler` may stand between
   * these and a name; an `exception` takes what follows out of a refusal; a `conjunction` joins the items of a list; a
   * `turn` ends it; `sparing` words after `not` rule nothing out; `leaving` words have their `out` behind the name;
   * `notList` pairs open nothing, as a drop of oil; `notFree` words behind `free` make of it something else: free form;
   * words `behind` a name rule it out where the clause ends with them,
   * `ownOnly` whatever follows: other things bring it; a `quality` before a name narrows what is ruled out to what is made so; an `effect` behind one is what is ruled out;
   * a `statement` behind a comma is of the product, and ends a list; `permit` words behind a name neither ask for it nor rule
   * it out; a `compound` is what an adjective before a name ends in behind its hyphen: NSAID-type.
   */
  does: z.enum([
    'list',
    'comparison',
    'prefix',
    'filler',
    'exception',
    'conjunction',
    'turn',
    'sparing',
    'leaving',
    'notFree',
    'behind',
    'ownOnly',
    'notList',
    'quality',
    'effect',
    'statement',
    'permit',
    'compound',
  ]),
  /** In lower case, of two words at most. */
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'refusalWords', RefusalWords);

/** The words that do this. */
export const refusalWords = (does: z.infer<typeof RefusalWords>['does']): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => (row.does === does ? row.words : [])));
