import type { Cited } from '../evidence/index.ts';
import type { Form } from '../registry/index.ts';
import type { Dose } from './doses.ts';
import type { Group, Intent } from './intent.ts';

/** A question as understood, with what it takes over from the turns before it. */
export interface Inquiry {
  /** Without orders to the machine, and with misspelt words put right. */
  readonly question: string;
  /** The words of the question as they are compared. */
  readonly words: readonly string[];
  /** True when it only gave orders. */
  readonly isOrder: boolean;
  readonly intents: ReadonlySet<Intent>;
  /** Keys, in the order named. */
  readonly ingredients: readonly string[];
  readonly topics: readonly string[];
  readonly group: Group | null;
  readonly market: 'US' | 'EU' | null;
  readonly amounts: readonly Dose[];
  /** Compounds of the ingredients that the question names. */
  readonly forms: readonly Cited<Form>[];
  /** Names that were read through a spelling mistake. */
  readonly corrections: readonly { written: string; key: string }[];
  /** Things asked about that the base does not know. */
  readonly unknownNames: readonly string[];
  /** Outcomes hoped for that the base does not know. */
  readonly unknownOutcomes: readonly string[];
  /** True when ingredients, outcomes or intents came from earlier turns. */
  readonly isFollowUp: boolean;
}
