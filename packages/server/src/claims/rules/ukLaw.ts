import { z } from 'zod';
import { columns, isConfirmed, readTable } from '../../registry/index.ts';
import type { ClaimMarket } from '../claim.ts';

const { origin, text } = columns;

/** What an act of the EU is in the UK: a row of `data/ukLaw.csv`. */
const UkLaw = z.strictObject({
  /** How the EU cites it. */
  key: text,
  /** Empty where it is none there: a judgement after the UK left. */
  inUk: z.string(),
  ...origin,
});

/** A place of law as it is cited, and whether it was read there. */
export interface Cited {
  source: string;
  isConfirmed: boolean;
}

/** The law of a market that holds a rule which is written down with the law of the EU, or of the US. */
export type CiteLaw = (market: ClaimMarket, cited: Cited) => Cited;

/** Reads what the EU's acts are in the UK, where the EU's rules hold too. @throws with line and reason at a broken row */
export function readCiteLaw(): CiteLaw {
  const rows = readTable(new URL('../data/', import.meta.url), 'ukLaw', UkLaw).toSorted(
    (one, other) => other.key.length - one.key.length,
  );
  const inUk = (part: string): Cited | undefined => {
    const row = rows.find(({ key }) => part.startsWith(key));
    if (!row) return { source: part, isConfirmed: true };
    return row.inUk === ''
      ? undefined
      : { source: row.inUk + part.slice(row.key.length), isConfirmed: isConfirmed(row) };
  };
  return (market, cited) => {
    if (market !== 'UK') return cited;
    const parts = cited.source.split('; ').flatMap((part) => inUk(part) ?? []);
    return {
      source: parts.map(({ source }) => source).join('; '),
      isConfirmed: cited.isConfirmed && parts.every((part) => part.isConfirmed),
    };
  };
}
