import type { NamedFood } from '../named/namedFood.ts';
import { percentOf, statementOf, type Line } from '../lines.ts';

interface Tasted {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}

/** Usual share of a flavour. Our assumption. */
const flavourShare = 0.3;
const isFlavour = ({ name }: Line) => name.startsWith('Natural flavour');

/**
 * A recipe that tastes of what it is named after: what gave way to a stated limit, as caramel to one of sugar, is there
 * as a flavour.
 */
export function withTastes(
  { before, lines, foods }: { before: readonly Line[]; lines: readonly Line[]; foods: readonly NamedFood[] },
  flavour: string,
): Tasted {
  const left = new Set(lines.map(({ name }) => name));
  const had = new Set(before.map(({ name }) => name));
  const lost = [
    ...new Set(foods.filter(({ line }) => had.has(line) && !left.has(line)).map(({ line }) => line)),
  ];
  if (lost.length === 0) return { lines, notes: [] };
  const whole = percentOf(lines);
  const room = (whole - flavourShare) / whole;
  const tasted = lines.some(isFlavour)
    ? lines
    : [
        ...lines.map(({ name, percent }) => ({ name, percent: percent * room })),
        { name: flavour, percent: flavourShare },
      ];
  return {
    lines: tasted,
    notes: [
      `${lost.map(statementOf).join(', ')}: gives way to what the words limit, and is there as a natural flavour.`,
    ],
  };
}
