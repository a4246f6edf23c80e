import type { Cited } from '../../evidence/index.ts';
import type { Form } from '../../registry/index.ts';
import type { AskKind } from './askKinds.ts';
import type { ScoredAsk } from './asks.ts';
import type { Dose } from './doses.ts';
import type { Multiple } from './multiples.ts';

/** Who the product is for. */
export type Group = 'children' | 'infants' | 'pregnancy' | 'older' | 'women' | 'men';

/** People for whom neither figures nor studies of adults hold. */
const vulnerable = ['children', 'infants', 'pregnancy'] as const satisfies readonly Group[];
export type VulnerableGroup = (typeof vulnerable)[number];

export const isVulnerable = (group: Group | null): group is VulnerableGroup =>
  vulnerable.some((each) => each === group);

/** A market whose rules the base holds. */
export type Market = 'US' | 'EU' | 'UK' | 'CA';

/** A question, or a part of one that asks for something of its own, with what it takes over from around it. */
export interface Inquiry {
  /** Without orders to the machine, and with misspelt words put right. */
  readonly question: string;
  /** The words of the question as they are compared. */
  readonly words: readonly string[];
  /** True when it only gave orders. */
  readonly isOrder: boolean;
  /** Everything that is asked for. */
  readonly asks: ReadonlySet<AskKind>;
  /** The same with hints, and how strongly, in the order the question comes to them. */
  readonly scored: readonly ScoredAsk[];
  /** Keys, in the order named. */
  readonly ingredients: readonly string[];
  readonly topics: readonly string[];
  readonly group: Group | null;
  readonly market: 'US' | 'EU' | null;
  /** Every market that is named, by itself or by a country; empty where none is. */
  readonly markets: readonly Market[];
  /** Countries of the EU, Canada and the United Kingdom, by their English names. */
  readonly countries: readonly string[];
  /** Medicines or kinds of medicine, as `entities.csv` names them. */
  readonly medicines: readonly string[];
  /** Kinds of product, as `entities.csv` names them. */
  readonly products: readonly string[];
  /** Dosage forms, as `entities.csv` names them. */
  readonly dosageForms: readonly string[];
  readonly amounts: readonly Dose[];
  /** An amount that is taken several times. */
  readonly multiple: Multiple | null;
  /** Compounds of the ingredients that the question names. */
  readonly forms: readonly Cited<Form>[];
  /** Names that were read through a spelling mistake. */
  readonly corrections: readonly { written: string; key: string }[];
  /** Things asked about that the base does not know. */
  readonly unknownNames: readonly string[];
  /** The words of all that is named: ingredients, outcomes, people, places, medicines, products, amounts. */
  readonly namedWords: ReadonlySet<string>;
  /** Words that are no names, stand in no record and are not everybody's: what they ask for is not known. */
  readonly unread: readonly string[];
  /** Outcomes hoped for that the base does not know. */
  readonly unknownOutcomes: readonly string[];
  /** The key of the record that the turns before say is meant. @default none */
  readonly record?: string;
  /** True when ingredients, outcomes or asks came from earlier turns. */
  readonly isFollowUp: boolean;
}

/** What is only asked for by figures that stand in tables, all of them on file: upper limits and reference values. */
const ofTables: ReadonlySet<AskKind> = new Set<AskKind>(['limit', 'labelValue', 'percent', 'meaning']);

/** Whether nothing is asked but a figure of a table on ingredients that are named: where it is missing there is none. */
export const asksOfTablesAlone = ({ asks, ingredients }: Pick<Inquiry, 'asks' | 'ingredients'>): boolean =>
  ingredients.length > 0 &&
  (asks.has('limit') || asks.has('labelValue')) &&
  [...asks].every((ask) => ofTables.has(ask));

/** Whether the rules of a market are meant: those of the US and the EU where none is named. */
export const isOfMarkets = (market: Market, { markets }: Pick<Inquiry, 'markets'>): boolean =>
  markets.length > 0 ? markets.includes(market) : market === 'US' || market === 'EU';
