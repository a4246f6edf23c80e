import { factKey, type Amount, type Comparator, type Condition } from './condition.ts';

/**
 * What is known of a product, in the basis of the condition; what is not there is unknown, never zero.
 * Keys as the language names them: `fat_g`, `energy_kcal`, `dv_pct(vitamin c)`, `reduction_pct(sugars)`,
 * `meets(low fat)`, `sugars_not_increased`.
 */
export interface ClaimFacts {
  readonly [fact: string]: number | boolean | undefined;
}

/** What a condition may ask beside the facts. */
export interface Asking {
  /** Facts of each nutrient of the product, for `share(…)`. */
  readonly nutrients?: readonly ClaimFacts[];
  /** Whether the product meets another claim, where no fact says so. */
  readonly meets?: (claim: string) => boolean | null;
}

/**
 * Whether a product meets a condition; null when what is known does not decide it. A part that fails decides an `and`,
 * one that holds decides an `or`, whatever is unknown beside it.
 */
export function evaluateCondition(
  condition: Condition,
  facts: ClaimFacts,
  asking: Asking = {},
): boolean | null {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return join(
        condition.kind,
        condition.parts.map((part) => evaluateCondition(part, facts, asking)),
      );
    case 'holds':
      return heldOf(condition.name, condition.of, { facts, asking });
    case 'compare':
      return compare(condition, facts, asking);
  }
}

function join(word: 'and' | 'or', parts: readonly (boolean | null)[]): boolean | null {
  const decisive = word === 'or';
  if (parts.includes(decisive)) return decisive;
  return parts.includes(null) ? null : !decisive;
}

function heldOf(
  name: string,
  of: string | null,
  { facts, asking }: { facts: ClaimFacts; asking: Asking },
): boolean | null {
  const fact = facts[factKey(name, of)];
  if (typeof fact === 'boolean') return fact;
  return name === 'meets' && of !== null ? (asking.meets?.(of) ?? null) : null;
}

/** Amounts that differ by less than rounding of binary fractions are equal. */
const slack = 1e-9;
const tests: Record<Comparator, (difference: number) => boolean> = {
  '<=': (difference) => difference <= slack,
  '<': (difference) => difference < -slack,
  '>=': (difference) => difference >= -slack,
  '>': (difference) => difference > slack,
  '==': (difference) => Math.abs(difference) <= slack,
};

function compare(
  { by, left, right }: Condition & { kind: 'compare' },
  facts: ClaimFacts,
  asking: Asking,
): boolean | null {
  const [has, asked] = [amountOf(left, facts, asking), amountOf(right, facts, asking)];
  if (has !== null && asked !== null) return tests[by](has - asked);
  // What is known of a sum may be too much by itself.
  const least = by === '<=' || by === '<' ? leastOf(left, facts) : null;
  return least !== null && asked !== null && !tests[by](least - asked) ? false : null;
}

const isMass = /_(?:g|mg)$/;

/** What a sum of weights comes to at least: of what is not known there may be none. */
function leastOf(amount: Amount, facts: ClaimFacts): number | null {
  const known = amountOf(amount, facts);
  if (known !== null) return known;
  if (amount.kind === 'fact') return amount.of === null && isMass.test(amount.name) ? 0 : null;
  if (amount.kind !== 'sum' || amount.sign !== '+') return null;
  const [left, right] = [leastOf(amount.left, facts), leastOf(amount.right, facts)];
  return left === null || right === null ? null : left + right;
}

/** An amount of a condition; null where what is known does not give it. */
export function amountOf(amount: Amount, facts: ClaimFacts, asking: Asking = {}): number | null {
  switch (amount.kind) {
    case 'number':
      return amount.value;
    case 'fact':
      return factOf(amount.name, amount.of, facts);
    case 'share':
      return shareOf(amount, asking);
    case 'sum': {
      const left = amountOf(amount.left, facts, asking);
      const right = amountOf(amount.right, facts, asking);
      if (left === null || right === null) return null;
      if (amount.sign === '/') return right === 0 ? null : left / right;
      return amount.sign === '+' ? left + right : left - right;
    }
  }
}

function factOf(name: string, of: string | null, facts: ClaimFacts): number | null {
  const fact = facts[factKey(name, of)];
  if (typeof fact === 'number') return fact;
  return name === 'energy_pct' && of !== null ? energyShare(of, facts) : null;
}

/** kcal of a gram: Regulation (EU) No 1169/2011, Annex XIV; 21 CFR 101.9(c)(1)(i)(B). */
export const kcalPerGram: Readonly<Record<string, number>> = {
  fat: 9, satfat: 9, transfat: 9, mufa: 9, pufa: 9, unsaturated: 9, protein: 4,
}; // prettier-ignore

/** The % of the energy that comes from a nutrient, or from several: `satfat + transfat`. */
function energyShare(of: string, facts: ClaimFacts): number | null {
  const kcal = facts.energy_kcal;
  if (typeof kcal !== 'number' || kcal === 0) return null;
  let sum = 0;
  for (const nutrient of of.split(' + ')) {
    const grams = facts[`${nutrient}_g`];
    const factor = kcalPerGram[nutrient];
    if (typeof grams !== 'number' || factor === undefined) return null;
    sum += grams * factor;
  }
  return (100 * sum) / kcal;
}

function shareOf({ test, among }: Amount & { kind: 'share' }, { nutrients }: Asking): number | null {
  if (!nutrients) return null;
  const present = nutrients.map((facts) => ({ facts, isAmong: evaluateCondition(among, facts) }));
  const counted = present.filter(({ isAmong }) => isAmong === true);
  const passes = counted.map(({ facts }) => evaluateCondition(test, facts));
  if (counted.length === 0 || passes.includes(null) || present.some(({ isAmong }) => isAmong === null))
    return null;
  return passes.filter(Boolean).length / counted.length;
}
