import type { FormulaLine, FormulaOp, StoredFormula } from '@seedbed/server/contract';
import type { Check } from '@seedbed/server/formula';
import { isDay } from '../../../format/dates';
import { fieldOps } from '../model/fieldOps';

/** What a statement of a supplier is, and of which day; nothing is stored of an allergen without it. */
export interface Evidence {
  kind: NonNullable<FormulaLine['allergenEvidence']>['kind'] | '';
  text: string;
  date: string;
}

/** What is said of the allergens that a line is not known to contain. */
export type Others = 'unconfirmed' | 'free';

/** A line whose allergens are open, as it would be stored. */
export interface OpenLine {
  line: FormulaLine;
  /** What is known of it already, and what its own words name. */
  known: Readonly<Record<string, string>>;
  /** Those that its words name and nobody had confirmed. */
  named: readonly string[];
}

/** Names the allergens in words that a label has; handed in, so that a test needs no base. */
export type NameAllergens = (words: string) => readonly string[];

/** The lines that wait for an allergen statement, in their order. Of none it is proposed that it is free of anything. */
export function openLines(
  { lines }: Pick<StoredFormula, 'lines'>,
  checks: readonly Check[],
  name: NameAllergens,
): OpenLine[] {
  const open = new Set(
    checks.flatMap(({ code, line }) => (code === 'allergen.unconfirmed' ? [String(line)] : [])),
  );
  return (lines ?? []).filter(({ id }) => open.has(String(id))).map((line) => openLine(line, name));
}

function openLine(line: FormulaLine, name: NameAllergens): OpenLine {
  const told = Object.entries(line.allergens ?? {}).filter(([, state]) => state !== 'unconfirmed');
  const states = Object.fromEntries(told);
  const words = [line.name, line.source, line.statement, ...(line.parts ?? [])].filter(Boolean).join(', ');
  const named = name(words).filter((allergen) => states[allergen] === undefined);
  return {
    line,
    known: { ...states, ...Object.fromEntries(named.map((allergen) => [allergen, 'contains'])) },
    named,
  };
}

/** All that a line would say of a market's allergens, in their order. */
export const proposedOf = (
  { known }: OpenLine,
  others: Others,
  allergens: readonly string[],
): Record<string, string> => ({
  ...known,
  ...(others === 'free'
    ? Object.fromEntries(allergens.map((allergen) => [allergen, known[allergen] ?? 'free']))
    : {}),
});

/** The same in words: `Contains milk. Free of the others.` */
export function proposedWords({ known }: OpenLine, others: Others): string {
  const held = Object.entries(known).flatMap(([allergen, state]) =>
    state === 'free' ? [] : [state === 'contains' ? allergen : `${state} (${allergen})`],
  );
  const contains = held.length > 0 ? `Contains ${held.join(', ')}. ` : '';
  if (others === 'free') return `${contains}Free of ${contains ? 'the others' : 'all of them'}.`;
  return `${contains}${contains ? 'The others stay' : 'All stay'} unconfirmed.`;
}

/** What is said of each chosen line, by its id. */
export type Choices = Readonly<Record<string, Others>>;

/** The ops that store the statement for the chosen lines: one act, one step of undo. A line of which it says nothing stays. */
export function confirmOps(
  lines: readonly OpenLine[],
  choices: Choices,
  { kind, text, date, allergens }: Evidence & { allergens: readonly string[] },
): FormulaOp[] {
  if (kind === '') return [];
  const allergenEvidence = {
    kind,
    text: text.trim(),
    date: date.trim(),
  };
  return lines.flatMap((each) => {
    const others = choices[String(each.line.id)];
    if (others === undefined) return [];
    const states = proposedOf(each, others, allergens);
    return Object.keys(states).length > 0
      ? fieldOps(each.line.id, { allergenEvidence, allergens: states })
      : [];
  });
}

/** Why a statement cannot be stored yet; null where it can. */
export function missingOf({ kind, text, date }: Evidence): 'kind' | 'text' | 'date' | null {
  if (kind === '') return 'kind';
  if (text.trim() === '') return 'text';
  return isDay(date.trim()) ? null : 'date';
}
