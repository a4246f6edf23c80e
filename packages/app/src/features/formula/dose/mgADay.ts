import type { Content } from '@seedbed/server/formula';

const mg: Readonly<Record<string, number>> = { g: 1000, mg: 1, µg: 0.001 };

/** The contents of a serving as mg a day, by their keys; those in other units are left out. */
export function mgADay(contents: readonly Content[], perDay: number): ReadonlyMap<string, number> {
  const doses = new Map<string, number>();
  for (const { key, amount, unit } of contents) {
    const worth = mg[unit];
    if (worth !== undefined)
      doses.set(key, (doses.get(key) ?? 0) + Number((amount * worth * perDay).toPrecision(12)));
  }
  return doses;
}
