import type { FormulaLine } from '../line.ts';

const grams = String.raw`(\d+(?:[.,]\d+)?)\s*g(?:rams?)?`;
const before = new RegExp(String.raw`\b${grams}\s+(?:of\s+)?(?:(?!or|and|in|of|per)\w+\s+)?proteins?\b`, 'i');
const after = new RegExp(
  String.raw`\bprotein\s*[:=(]?\s*${grams}(?:\s*\))?(?=\s*(?:$|[.,;)\n]|per\b|a\b|each\b))`,
  'i',
);

/** So much is a pack, and no serving. Our assumption. */
const mostOfServing = 60;

/** Grams of protein that a text says a serving holds: `25 g protein whey isolate`, `protein: 20 g per scoop`; null where it does not. */
function proteinIn(text: string): number | null {
  const digits = (before.exec(text) ?? after.exec(text))?.[1];
  const value = digits === undefined ? null : Number(digits.replace(',', '.'));
  return value !== null && value > 0 && value <= mostOfServing ? value : null;
}

/**
 * The proteins of a serving of which a text gives no amount of their own: they share the grams of protein that it says,
 * or else what is usual of one of them, in equal parts: `pea and rice, 20 g protein per scoop`.
 */
export function withProtein(lines: readonly FormulaLine[], text: string): FormulaLine[] {
  const grams = proteinIn(text);
  const open = lines.filter(({ material, isStated }) => material.category === 'protein' && !isStated);
  const whole = grams ?? Math.min(...open.map(({ amount }) => amount));
  return lines.map((line) =>
    open.includes(line) ? { ...line, amount: whole / open.length, isStated: grams !== null } : line,
  );
}
