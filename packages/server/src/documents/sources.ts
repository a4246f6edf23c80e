import type { AskedTest, PhysicalTest } from './askedTests.ts';
import type { Claim, Comparison, DocumentContent, DocumentKind, Rfq } from '../contract/index.ts';
import type { Computed, FormulaData, FormulaDraft } from '../formula/index.ts';

/** A saved version of a formula, as a change log tells it. */
export interface LoggedVersion {
  n: number;
  checksum: string;
  by: string;
  role: string;
  at: string;
  note: string;
  approval: { name: string; role: string; at: string; note: string } | null;
  /** What is otherwise in it than in the version before; empty for the first. */
  changes: readonly { what: string; from: string; to: string }[];
}

/** A statement that stands beside a claim, as one claim needs it and as several do. */
export interface PluralStatement {
  one: string;
  several: string;
  /** How it has to be printed. */
  placement: string;
}

/** Whom a kind of document is sent to by a rule. */
export interface Addressee {
  document: DocumentKind;
  /** Name and address. */
  lines: readonly string[];
  /** How many copies are sent; '': nothing is said of it. */
  copies: string;
  /** The rule. */
  source: string;
}

/** What documents of a product are made of. Nothing else is read: the same sources give the same document. */
export interface DocumentSources {
  product: { concept: string; description: string | null };
  formula: {
    name: string;
    /** Counts up with every change of it. */
    version: number;
    checksum: string;
    /** The saved version that holds the same; null: none does. */
    savedAs: number | null;
    /** Day of its last change, ISO. */
    changedOn: string;
    /** With what its lines take from materials and suppliers. */
    draft: FormulaDraft;
    computed: Computed;
  };
  /** What the formula was worked out with: names of ingredients, prices. */
  data: FormulaData;
  /** Tests of contamination that specifications ask limits for, by market and kind of product. */
  asked: readonly AskedTest[];
  /** Statements whose words change from two claims on. */
  plurals: readonly PluralStatement[];
  /** Whom documents are sent to by a rule. */
  addressees: readonly Addressee[];
  /** Physical tests that specifications ask limits for, by kind and form of product. */
  physical: readonly PhysicalTest[];
  /** Those that are not withdrawn, the oldest first. */
  claims: readonly Claim[];
  /** The newest number of the product's ingredient specification; null: there is none. */
  specification: { number: number; content: DocumentContent } | null;
  /** The newest request for quotation, with its quotes compared; null: none is begun. */
  request: { rfq: Rfq; comparison: Comparison } | null;
  /** The oldest first. */
  versions: readonly LoggedVersion[];
}
