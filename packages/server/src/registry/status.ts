import type { Ingredient } from './records.ts';
import { registry } from './registry.ts';
import type { StatusRule } from './statusRule.ts';

/** A status that has to be checked before a product with the ingredient is sold. */
export interface StatusAlert {
  code: StatusRule['code'];
  market: StatusRule['market'];
  /** What the base says; null: nothing. */
  says: string | null;
  /** Words of a form or source, lower case, where only they are meant; null: whichever it is. */
  onlyFor: readonly string[] | null;
}

/** What of an ingredient's status has to be checked, by market. */
export function statusAlerts(ingredient: Ingredient): StatusAlert[] {
  const text = spaced(ingredient.regulatory);
  const alerts = new Map<string, StatusAlert>();
  for (const rule of registry.records.statusRules) {
    const { code, market, onlyFor } = rule;
    if (alerts.has(code + market) || !asks(rule, text, ingredient)) continue;
    const says = rule.words.length > 0 ? ingredient.regulatory : null;
    alerts.set(code + market, { code, market, says, onlyFor: onlyFor.length > 0 ? onlyFor : null });
  }
  return [...alerts.values()];
}

function asks(rule: StatusRule, text: string, ingredient: Ingredient): boolean {
  const { words, unless, silentWithout, categories } = rule;
  if (words.length > 0)
    return words.some((word) => holds(text, word)) && !unless.some((word) => holds(text, word));
  if (!categories.includes(ingredient.category) || isSettled(rule, ingredient)) return false;
  return !silentWithout.some((word) => holds(text, word));
}

const isSettled = ({ code, market }: StatusRule, { key }: Ingredient): boolean =>
  registry.records.settledStatuses.some(
    (settled) => settled.code === code && settled.market === market && settled.ingredients.includes(key),
  );

const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
/** Whether a spaced text holds the word or phrase, not inside a longer word. */
const holds = (text: string, word: string) => text.includes(spaced(word));
