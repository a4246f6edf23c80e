import { z } from 'zod';
import { columns, readTable, type Mention } from '../../registry/index.ts';
import { between, clauseBefore, clauseBehind } from './clauses.ts';
import { anyOf, heldByName, type HeldBy } from './excluded.ts';

const LimitWords = z.strictObject({
  key: columns.key,
  /**
   * What stands before all that a recipe may hold, or behind it; `nothingBut` also where more follows; before what
   * sweetens it; what actives are called together; on which place of a product it is alone; how little of an item there is.
   */
  says: z.enum(['onlyBefore', 'nothingBut', 'onlyBehind', 'sweetened', 'actives', 'place', 'little']),
  words: columns.list,
  ...columns.origin,
});

const rows = readTable(new URL('./data/', import.meta.url), 'limitWords', LimitWords);
const wordsOf = (says: z.infer<typeof LimitWords>['says']): readonly string[] =>
  rows.flatMap((row) => (row.says === says ? row.words : []));
const before = new Set(wordsOf('onlyBefore'));
const [nothingBut, sweetened] = [wordsOf('nothingBut'), wordsOf('sweetened')];
const behind = new Set(wordsOf('onlyBehind'));
const places = wordsOf('place');
const activesAlone = new RegExp(
  String.raw`\b(?:${nothingBut.join('|')})\s+(?:the\s+|its\s+)?(?:${wordsOf('actives').join('|')})\b`,
  'giu',
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

const joins: ReadonlySet<string> = new Set([',', 'and', '&', 'plus', '+', 'or', ', and', ', plus', 'with']);
const little: ReadonlySet<string> = new Set(wordsOf('little').flatMap((words) => words.split(' ')));

/** Whether two items of a list have nothing more between them: `raspberries and a bit of sucralose`. */
function isJoint(words: string): boolean {
  const parts = words.split(' ');
  const from = parts.findIndex((word) => little.has(word));
  const [joint, rest] = from < 0 ? [words, []] : [parts.slice(0, from).join(' '), parts.slice(from)];
  return joins.has(joint) && rest.every((word) => little.has(word));
}

/** Names that stand together as a list does: `dates, almonds and salt`. */
function listsOf(text: string, mentions: readonly Mention[]): Mention[][] {
  const lists: Mention[][] = [];
  for (const mention of mentions) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && isJoint(between(text, last.end, mention.start))) list.push(mention);
    else lists.push([mention]);
  }
  return lists;
}

const endsWith = (clause: string, phrases: readonly string[]) =>
  phrases.some((phrase) => clause === phrase || clause.endsWith(` ${phrase}`));

/** `Nothing but the actives and a rice-based filler`: what it is made with beside them is what follows in the clause. */
const besideActives = (text: string, mentions: readonly Mention[]): OnlyTerm[] =>
  [...text.matchAll(activesAlone)].map(({ 0: called, index }): OnlyTerm => {
    const end = index + called.length;
    const last = end + clauseBehind(text, end).length;
    const behindIt = mentions.filter((each) => each.start >= end && each.start <= last);
    // A rice-based filler is one of rice, and no other.
    const allowed = behindIt.filter(
      ({ start }, at) => at === 0 || isJoint(between(text, behindIt[at - 1]?.end ?? end, start)),
    );
    const byName = anyOf(allowed.map(({ text: name }) => heldByName(name)));
    return {
      kind: 'only',
      isStrict: true,
      called: text.slice(index + called.search(/\S+$/), behindIt.at(-1)?.end ?? end),
      heldBy: (line) => (line.material === null ? byName(line) : line.name),
    };
  });

/** What a brief says that a recipe is of alone, and what alone is to sweeten it. */
export function onlyIn(text: string, mentions: readonly Mention[]): OnlyTerm[] {
  const ofActives = besideActives(text, mentions);
  return [...ofActives, ...(ofActives.length > 0 ? [] : onlyOfLists(text, mentions))];
}

function onlyOfLists(text: string, mentions: readonly Mention[]): OnlyTerm[] {
  const title = text.indexOf('\n');
  return listsOf(text, mentions).flatMap((list): OnlyTerm[] => {
    const [first, last] = [list[0], list.at(-1)];
    if (!first || !last) return [];
    const [ahead, after] = [clauseBefore(text, first.start), clauseBehind(text, last.end)];
    // `Nothing but sunflower oil outside` is of its coating.
    if (places.some((place) => `${after} `.startsWith(`${place} `))) return [];
    const called = text.slice(first.start, last.end);
    const heldBy = anyOf(list.map(({ start, end }) => heldByName(text.slice(start, end))));
    if (endsWith(ahead, sweetened)) return [{ kind: 'sweetened', isStrict: false, called, heldBy }];
    if (endsWith(ahead, nothingBut)) return [{ kind: 'only', isStrict: true, called, heldBy }];
    // `Magnesium bisglycinate only, with L-theanine`: where others are named as well, it is alone of its kind.
    const isOfKind = mentions.some((each) => each.start > title && !list.includes(each));
    const isAlone =
      ahead === '' ? behind.has(after) : before.has(ahead) && (after === '' || behind.has(after));
    const isStrict = after.includes('nothing');
    return isAlone && (isStrict || !isOfKind) ? [{ kind: 'only', isStrict, called, heldBy }] : [];
  });
}
