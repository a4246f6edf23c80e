import { z } from 'zod';
import { columns, isConfirmed, readTable } from '../../registry/index.ts';
import { conditionKinds, type ClaimMarket, type Condition } from '../claim.ts';
import { phraseOf, spanAt, type Phrase, type Word } from '../lexicon/words.ts';

const { key, list, origin, text } = columns;

/** When a statement has to be there: the sort of claim that it stands beside. */
const occasions = ['function', 'deficiency', 'listed', 'risk', 'general', 'onHold'] as const;
export type Occasion = (typeof occasions)[number];

/** What a sort of claim has to have beside it: a disclaimer, a notice, a statement of law. A row of `data/statements.csv`. */
export const Statement = z.strictObject({
  key,
  /** EU's hold in the UK too. */
  market: z.enum(['US', 'EU']),
  occasion: z.enum(occasions),
  kind: z.enum(conditionKinds),
  text,
  /** The words from two claims on; empty where they are the same. */
  plural: z.string(),
  /** How and where it is printed, or to whom it is sent. */
  placement: text,
  /** Phrases by which copy makes it; none where its words are one's own. */
  words: list,
  pluralWords: list,
  ...origin,
  yearRead: z.string(),
});
export type Statement = Readonly<z.infer<typeof Statement>>;

/** A statement, and whether the copy makes it. */
export interface SaidStatement extends Statement {
  isSaid: boolean;
  isSaidOfSeveral: boolean;
}

/** The statements that claims need. @throws with line and reason at a row that is broken */
export const readStatements = (): Statement[] =>
  readTable(new URL('../data/', import.meta.url), 'statements', Statement);

const prepared = new Map<string, Phrase>();

/** The phrases of the table are few, and each check asks for them all. */
function phraseOnce(words: string): Phrase {
  const phrase = prepared.get(words) ?? phraseOf(words);
  prepared.set(words, phrase);
  return phrase;
}

/** The statements of a market, each with whether some copy makes it already. */
export function statementsIn(
  words: readonly Word[],
  market: ClaimMarket,
  statements: readonly Statement[],
): SaidStatement[] {
  const isThere = (phrases: readonly string[]) =>
    phrases.map(phraseOnce).some((phrase) => words.some((_, at) => spanAt(words, at, phrase) !== null));
  return statements
    .filter((each) => (each.market === 'US') === (market === 'US'))
    .map((each) =>
      Object.assign({ isSaid: isThere(each.words), isSaidOfSeveral: isThere(each.pluralWords) }, each),
    );
}

const conditionFrom = ({
  kind,
  text: words,
  isSaid,
  placement,
  source,
  ...rest
}: SaidStatement): Condition => ({
  kind,
  text: words,
  isMet: isSaid,
  placement,
  source,
  isConfirmed: isConfirmed(rest),
});

interface Beside {
  statements: readonly SaidStatement[];
}

/** What has to stand beside a sort of claim. */
export const statementsFor = ({ statements }: Beside, ...when: Occasion[]): Condition[] =>
  statements.filter(({ occasion }) => when.includes(occasion)).map(conditionFrom);

/** What a statement of function on a US supplement has beside it; a conventional food needs neither. */
export const usStatements = (on: Beside & { product: { kind: string } }): Condition[] =>
  on.product.kind === 'supplement' ? statementsFor(on, 'function') : [];

/** Words of conditions from two claims on: 'These statements have not been evaluated'. */
export function withPlural(conditions: readonly Condition[], statements: readonly SaidStatement[]): void {
  for (const { kind, text: one, plural, isSaidOfSeveral } of statements) {
    const same = conditions.filter((each) => each.kind === kind && each.text === one);
    if (plural === '' || same.length < 2) continue;
    for (const condition of same) Object.assign(condition, { text: plural, isMet: isSaidOfSeveral });
  }
}
