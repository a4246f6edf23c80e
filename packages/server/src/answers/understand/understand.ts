import type { Evidence } from '../../evidence/index.ts';
import type { AskKind } from './askKinds.ts';
import { formatAmount } from '../../registry/index.ts';
import { clausesOf, isCondition } from './clauses.ts';
import type { Dose } from './doses.ts';
import { leansOn, mayLean, takeOver } from './followUp.ts';
import type { Inquiry } from './inquiry.ts';
import { withoutOrders } from './orders.ts';
import { read } from './read.ts';
import type { Turn } from './turn.ts';

/** How far back a follow-up looks. */
const mostTurnsBack = 6;
/** Longer questions are understood from their beginning. */
const longestRead = 2000;
/** More parts are read as one. */
const mostParts = 8;

/** A question as understood. */
export interface Understanding {
  /** All of it as one. */
  readonly whole: Inquiry;
  /** What asks for something of its own, in order; `whole` alone where nothing does, or all of it does. */
  readonly parts: readonly Inquiry[];
}

/** Understands a question; one that leans on the conversation takes over what it does not say itself. */
export function understand(
  evidence: Evidence,
  question: string,
  history: readonly Turn[] = [],
): Understanding {
  const own = readParts(evidence, question.slice(0, longestRead));
  const asked = history.filter((turn) => turn.role === 'user').slice(-mostTurnsBack);
  const last = asked.at(-1);
  if (!last || !mayLean(own.whole)) return own;
  const before = understand(evidence, last.content, asked.slice(0, -1)).whole;
  if (!leansOn(own.whole, before)) return own;
  const isOne = own.parts.length === 1;
  const whole = takeOver(own.whole, before, evidence);
  return { whole, parts: isOne ? [whole] : own.parts.map((part) => takeOver(part, before, evidence)) };
}

function readParts(evidence: Evidence, written: string): Understanding {
  const asked = withoutOrders(written);
  const isOrder = asked === '' && written.trim() !== '';
  const whole = { ...read(evidence, asked), isOrder };
  const clauses = clausesOf(asked)
    .flatMap((clause) => listed(evidence, clause))
    .flatMap((clause) => sides(evidence, clause));
  if (clauses.length < 2 || clauses.length > mostParts) return { whole, parts: [whole] };
  const readings = clauses.map((clause) => ({
    own: read(evidence, clause),
    isCondition: isCondition(clause),
  }));
  const asking = readings.filter((each) => wants(each.own) && !each.isCondition);
  if (asking.length < 2) return { whole, parts: [whole] };
  const parts = asking.map(({ own }) => completed(own, readings, whole));
  return { whole, parts };
}

const separator = /,\s*(?:(?:and|or|then|plus)\s+|&\s*)?|\s+(?:and|then|plus|&)\s+|:\s+/i;
const fewestListed = 3;
const mostWordsListed = 3;

/** “Ashwagandha: science, safety, law, cost”: things that are asked for in a row, each in a word or two. */
function listed(evidence: Evidence, clause: string): string[] {
  const items = clause
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length < fewestListed) return [clause];
  const bare = items.filter(
    (item) => item.split(/\s+/).length <= mostWordsListed && wants(read(evidence, item)),
  );
  return bare.length >= fewestListed - 1 && bare.length >= items.length - 2 ? items : [clause];
}

const coordination = /,?\s+and\s+(?:for\s+)?/i;

/** “US gluten-free threshold and EU lead limit”: two sides that ask for something of different things each, or in different markets. */
function sides(evidence: Evidence, clause: string): string[] {
  const [left = '', right = '', ...more] = clause.split(coordination);
  if (right === '' || more.length > 0) return [clause];
  const [one, other] = [read(evidence, left), read(evidence, right)];
  if (one.asks.size === 0 || other.asks.size === 0 || other.asks.has('comparison')) return [clause];
  const isOfTwo =
    one.ingredients.length > 0 &&
    other.ingredients.length > 0 &&
    one.ingredients.every((key) => !other.ingredients.includes(key));
  const isOfTwoMarkets = one.market !== null && other.market !== null && one.market !== other.market;
  return isOfTwo || isOfTwoMarkets ? [left, right] : [clause];
}

/** “And what share of the NRV is that?” speaks of what the compound before it holds. */
const speaksOfHeld = ({ amounts, asks, question }: Inquiry): boolean =>
  amounts.length === 0 &&
  /\b(?:that|it|this)\b/i.test(question) &&
  (['percent', 'labelValue', 'limit', 'safety'] as const).some((ask) => asks.has(ask));

/** The active that the amount of a named compound holds; null where a part names neither. */
function heldIn(part: Inquiry | undefined): Dose | null {
  const [amount] = part?.amounts ?? [];
  const [form] = part?.forms ?? [];
  if (!amount || !form || amount.unit === 'IU') return null;
  const value = Number(((amount.value * form.activePercent) / 100).toPrecision(3));
  return { value, unit: amount.unit, text: formatAmount(value, amount.unit) };
}

/** Asks that are about an outcome, which may be named elsewhere in the question. */
const ofOutcomes: readonly AskKind[] = ['benefit', 'studies', 'claim', 'comparison', 'dose', 'explanation'];

/** A part and whether it only says under which condition the others ask. */
interface Part {
  readonly own: Inquiry;
  readonly isCondition: boolean;
}

/** What a word means, or that somebody says hello, is no ask by itself. */
const wants = ({ asks }: Inquiry): boolean =>
  [...asks].some((ask) => ask !== 'meaning' && ask !== 'greeting');

/** A part with what it leaves to the parts around it: those before it first, then those behind. */
function completed(own: Inquiry, parts: readonly Part[], whole: Inquiry): Inquiry {
  const all = parts.map((part) => part.own);
  const at = all.indexOf(own);
  const around = [...all.slice(0, at).toReversed(), ...all.slice(at + 1)];
  const isBare = own.ingredients.length + own.unknownNames.length === 0;
  const before = all.slice(0, at).toReversed();
  const givers = own.dosageForms.length > 0 ? before : around;
  const donor = isBare ? givers.find(({ ingredients }) => ingredients.length > 0) : undefined;
  const needsOutcome = own.topics.length === 0 && isBare && ofOutcomes.some((ask) => own.asks.has(ask));
  const outcomes = needsOutcome ? around.find(({ topics }) => topics.length > 0)?.topics : undefined;
  const stated = new Set(parts.flatMap((part) => (part.isCondition ? [part.own] : [])));
  const conditions = around.find(
    (each) => each.amounts.length > 0 && (each.asks.size === 0 || stated.has(each)),
  );
  const held = speaksOfHeld(own) ? heldIn(before.find((each) => heldIn(each) !== null)) : null;
  return {
    ...own,
    ingredients: donor?.ingredients ?? own.ingredients,
    forms: held ? [] : own.forms.length > 0 ? own.forms : (donor?.forms ?? []),
    topics: outcomes ?? own.topics,
    group: own.group ?? around.find(({ asks, group }) => asks.size === 0 && group)?.group ?? null,
    market: own.market ?? (own.countries.length > 0 ? own.market : whole.market),
    markets: own.markets.length > 0 ? own.markets : whole.markets,
    countries: own.countries.length > 0 ? own.countries : whole.countries,
    products: own.products.length > 0 ? own.products : whole.products,
    dosageForms: own.dosageForms.length > 0 ? own.dosageForms : whole.dosageForms,
    amounts: held ? [held] : own.amounts.length > 0 ? own.amounts : (conditions?.amounts ?? []),
  };
}
