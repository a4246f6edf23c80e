import type { FormulaDraft } from '../formula/index.ts';

/** The shape of a supplement. */
type FormulaForm = NonNullable<FormulaDraft['form']>;

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

/** A physical test that a specification of the finished product asks a limit for. */
export interface PhysicalTest {
  key: string;
  name: string;
  /** Whether it is written with a capital in a sentence too. */
  isProperName: boolean;
  kinds: readonly TestedKind[];
  /** Forms that it is a test of; none: it is one of every form. */
  forms: readonly FormulaForm[];
}

/** What is asked for of a kind and form of product; while its form is not said, nothing is left out for it. */
export const physicalOf = (
  tests: readonly PhysicalTest[],
  { kind, form }: { kind: TestedKind; form: FormulaForm | null | undefined },
): PhysicalTest[] =>
  tests.filter(
    ({ kinds, forms }) =>
      kinds.includes(kind) && (kind !== 'supplement' || !form || forms.length === 0 || forms.includes(form)),
  );

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
