import { z } from 'zod';
import { columns, readTable, type Mention } from '../../registry/index.ts';
import { between, clauseBefore, clauseBehind } from './clauses.ts';
import { anyOf, heldByName, type HeldBy } from './excluded.ts';

const LimitWords = z.strictObject({
  key: columns.key,
  /** What stands before all that a recipe may hold, or behind it; `nothingBut` also where more follows; before what sweetens it; what all actives are called. */
  says: z.enum(['onlyBefore', 'nothingBut', 'onlyBehind', 'sweetened', 'actives']),
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('./data/', import.meta.url), 'limitWords', LimitWords);
const wordsOf = (says: z.infer<typeof LimitWords>['says']): readonly string[] =>
  rows.flatMap((row) => (row.says === says ? row.words : []));
const before = new Set(wordsOf('onlyBefore'));
const [nothingBut, sweetened] = [wordsOf('nothingBut'), wordsOf('sweetened')];
const behind = new Set(wordsOf('onlyBehind'));
const actives = wordsOf('actives');
/** What stands between the actives and what else is named: `nothing but the actives and a rice-based filler`. */
const goesOn = ['and', 'and a', 'and an', 'and some', 'plus', 'plus a', 'plus an', 'with', 'with a'];
const activesAhead = actives.flatMap((called) =>
  nothingBut.flatMap((phrase) => goesOn.map((join) => `${phrase} ${called} ${join}`)),
);

/** All that a brief lets a recipe be of, or be sweetened with. */
export interface OnlyTerm {
  readonly kind: 'only' | 'sweetened';
  /** Whether it is of all that is in it, with what is there for its making. */
  readonly isStrict: boolean;
  /** As the brief has it. */
  readonly called: string;
  readonly heldBy: HeldBy;
}

const joins: ReadonlySet<string> = new Set([',', 'and', '&', 'plus', '+', 'or', ', and', ', plus']);

/** Names that stand together as a list does: `dates, almonds and salt`. */
function listsOf(text: string, mentions: readonly Mention[]): Mention[][] {
  const lists: Mention[][] = [];
  for (const mention of mentions) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && joins.has(between(text, last.end, mention.start))) list.push(mention);
    else lists.push([mention]);
  }
  return lists;
}

const orActive =
  (heldBy: HeldBy): HeldBy =>
  (line) =>
    line.material === null ? heldBy(line) : line.name;

const endsWith = (clause: string, phrases: readonly string[]) =>
  phrases.some((phrase) => clause === phrase || clause.endsWith(` ${phrase}`));

/** What a brief says that a recipe is of alone, and what alone is to sweeten it. */
export function onlyIn(text: string, mentions: readonly Mention[]): OnlyTerm[] {
  return listsOf(text, mentions).flatMap((list): OnlyTerm[] => {
    const [first, last] = [list[0], list.at(-1)];
    if (!first || !last) return [];
    const [ahead, after] = [clauseBefore(text, first.start), clauseBehind(text, last.end)];
    const called = text.slice(first.start, last.end);
    const heldBy = anyOf(list.map(({ start, end }) => heldByName(text.slice(start, end))));
    if (endsWith(ahead, sweetened)) return [{ kind: 'sweetened', isStrict: false, called, heldBy }];
    if (endsWith(ahead, activesAhead))
      return [
        { kind: 'only', isStrict: true, called: `the actives and ${called}`, heldBy: orActive(heldBy) },
      ];
    if (endsWith(ahead, nothingBut)) return [{ kind: 'only', isStrict: true, called, heldBy }];
    const isAlone =
      ahead === '' ? behind.has(after) : before.has(ahead) && (after === '' || behind.has(after));
    return isAlone ? [{ kind: 'only', isStrict: after.includes('nothing'), called, heldBy }] : [];
  });
}
