/** What a product is, as far as laws on contamination tell products apart. */
export type TestedKind = 'supplement' | 'food' | 'drink';

/** A test of contamination that a specification asks a limit for; which limit holds is typed. */
export interface AskedTest {
  key: string;
  name: string;
  /** Whether it is written with a capital in a sentence too. */
  isProperName: boolean;
  markets: readonly ('US' | 'EU')[];
  kinds: readonly TestedKind[];
  /** Why it is asked for. */
  law: string;
  /** Limits that the law or a pharmacopeia names; '' for none. */
  note: string;
  /** Whether its source was not read. */
  isRecalled: boolean;
}

/** What is asked for of a kind of product in a market, in the order of the rows. */
export const askedOf = (
  asked: readonly AskedTest[],
  { market, kind }: { market: 'US' | 'EU'; kind: TestedKind },
): AskedTest[] => asked.filter(({ markets, kinds }) => markets.includes(market) && kinds.includes(kind));

/** Why a test is asked for, in a line. */
export const reasonOf = ({ law, note, isRecalled }: AskedTest): string =>
  [law, note].filter(Boolean).join('. ') + (isRecalled ? ' (recalled, not read at the source)' : '');
