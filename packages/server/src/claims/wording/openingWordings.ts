import { z } from 'zod';
import type { Evidence } from '../../evidence/index.ts';
import { columns, nameInSentence, readTable } from '../../registry/index.ts';
import type { ClaimMarket } from '../claim.ts';
import { capitalize } from '../../text/letters.ts';

const { key, list, origin, text } = columns;

/** How a claim may be worded on any ingredient: a row of `data/openings.csv`. */
const OpeningWording = z.strictObject({
  key,
  /** What it says: how much of a nutrient there is, or what it does. Of levels the higher comes first. */
  kind: z.enum(['level', 'function']),
  markets: list,
  /** The outcome that a function is on; empty for a level. */
  topic: z.string(),
  /** What nobody boasts of having. */
  except: list,
  /** `{name}`, or `{Name}` where a sentence begins, stands for the ingredient. */
  text,
  ...origin,
});
export type OpeningWording = Readonly<z.infer<typeof OpeningWording>>;

/** Reads the table. @throws with line and reason at a row that is broken */
export const readOpeningWordings = (): readonly OpeningWording[] =>
  readTable(new URL('../data/', import.meta.url), 'openings', OpeningWording);

/** What a market's rows say of an ingredient of the base, one kind of them, in their order. */
export function wordingsFor(
  { key, market, kind }: { key: string; market: ClaimMarket; kind: OpeningWording['kind'] },
  { evidence, openings }: { evidence: Evidence; openings: readonly OpeningWording[] },
): { text: string; topic: string }[] {
  if (!evidence.ingredients.has(key)) return [];
  const name = nameInSentence(evidence, key);
  return openings
    .filter((row) => row.kind === kind && row.markets.includes(market) && !row.except.includes(key))
    .map(({ text, topic }) => ({ text: withName(text, name), topic }));
}

const withName = (wording: string, name: string): string =>
  wording.replace('{name}', name).replace('{Name}', capitalize(name));
