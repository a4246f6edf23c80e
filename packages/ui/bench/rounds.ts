/** One library on one page. */
export interface Contender {
  name: string;
  /** Its page and what the page is told. */
  address: string;
}

/** The name that our rows carry. */
export const us = '@seedbed/ui';

/** The middle value; the lower of the two middle ones of an even count. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Medians field by field. */
export function medians<Figures extends object>(all: readonly Figures[]): Figures {
  const fields = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    fields.map((field) => [field, median(all.map((each) => Number(each[field])))]),
  ) as Figures;
}

/**
 * Measures every contender `count` times, taking turns, so that a change of the machine's mood falls on all alike.
 * @returns the medians, by contender
 */
export async function rounds<Figures extends object>(
  contenders: readonly Contender[],
  count: number,
  measure: (contender: Contender) => Promise<Figures>,
): Promise<Map<string, Figures>> {
  const taken = new Map<string, Figures[]>();
  for (let round = 0; round < count; round += 1) {
    for (const contender of contenders) {
      const figures = await measure(contender);
      taken.set(contender.name, [...(taken.get(contender.name) ?? []), figures]);
    }
  }
  return new Map([...taken].map(([name, all]) => [name, medians(all)]));
}
