import type { Browser } from 'playwright';
import type { Person } from './person.ts';
import type { Span } from './trace.ts';

/** A figure and the budget it is held against; none where it is only told. */
export interface Measure {
  what: string;
  value: number;
  unit: string;
  budget?: number;
}

/** Where it is measured. */
export interface Place {
  browser: Browser;
  origin: string;
  person: Person;
}

/** The longest of some spans: the processor's time against the budget, and the clock's beside it. */
export function spanMeasures(what: string, spans: readonly Span[], budget: number): Measure[] {
  if (spans.length === 0) throw new Error(`Nothing was measured: ${what}.`);
  const longest = (kind: keyof Span) => Math.max(...spans.map((span) => span[kind]));
  return [
    { what: `${what}, processor time`, value: longest('processor'), unit: 'ms', budget },
    { what: `${what}, by the clock`, value: longest('clock'), unit: 'ms' },
  ];
}
