import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';

const { key, text } = columns;

/** A row of `premises.csv`: “since …,”, “why did …”, “the trial in which …”: what its group catches is taken for granted, and not asked. */
const PremiseRow = z.strictObject({ key, pattern: text.transform((written) => new RegExp(written, 'giu')) });
const patterns = readTable(new URL('../data/', import.meta.url), 'premises', PremiseRow).map(
  ({ pattern }) => pattern,
);

/** What a question takes for granted, in its own words. */
export const premisesOf = (question: string): string[] => [
  ...new Set(
    patterns.flatMap((pattern) => [...question.matchAll(pattern)].flatMap(([, said]) => said?.trim() || [])),
  ),
];
