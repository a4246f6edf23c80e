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

const recalled = ' (recalled, not read at the source)';

/** The law that asks for a test. Where the law names a figure as well, its note says that it was recalled. */
export const lawOf = ({ law, note, isRecalled }: AskedTest): string =>
  law + (isRecalled && note === '' ? recalled : '');

/** What the law or a pharmacopoeia names for a test. */
export const noteOf = ({ note, isRecalled }: AskedTest): string => `${note}${isRecalled ? recalled : ''}.`;
