import type { Passage } from '../../evidence/index.ts';
import type { AskKind } from '../understand/askKinds.ts';

/** What a question wants looked up outside the base. */
export interface Sought {
  /** As understood: spelling mended, orders to the machine taken out. */
  readonly question: string;
  /** Names of ingredients, words of outcomes, then the question's own words; a text that says any of them may fit. */
  readonly terms: readonly string[];
  /** Keys of the registry, in the order named. */
  readonly ingredients: readonly string[];
  /** Keys of outcomes, in the order named. */
  readonly topics: readonly string[];
  /** What is asked about, as it is called within a sentence: ingredients, then outcomes, medicines and people. */
  readonly names: { readonly ingredients: readonly string[]; readonly others: readonly string[] };
  /** Everything that is asked for. */
  readonly asks: ReadonlySet<AskKind>;
}

/**
 * A text that is kept outside the base, as markers cite it. Its words are data: what is told of it is taken from `text`
 * without orders and disease claims, and it counts for no grade.
 */
export interface KeptPassage extends Passage {
  /** What its reader has to know of it, told beside it: `read by machine`, `retracted`. */
  readonly remark?: string;
  /** What it comes to, in sentences of its own `text`. @default those closest to the question */
  readonly gist?: string;
}

/** A place outside the base that answers may cite from: what a reader saved, literature that was fetched. */
export interface PassageSource {
  /** Stands over what was found: `From your garden`. */
  readonly title: string;
  /** What it is called within a sentence: `your garden`. */
  readonly name: string;
  /** Whether the reader keeps things there: 'my papers' and 'our report' are such. */
  readonly isOwn?: boolean;
  /**
   * Texts that may fit, best first; which of them speak of what was asked is decided here again. One that throws or
   * is late costs the answer nothing but a sentence that says so.
   */
  search(sought: Sought, signal?: AbortSignal): Promise<readonly KeptPassage[]>;
}

/** What an answer may draw on besides the sources it is handed. */
export interface Scope {
  /** The evidence base: records, rules, limits, label values, prices. */
  readonly base: boolean;
  /** The stored trade press. */
  readonly articles: boolean;
}
