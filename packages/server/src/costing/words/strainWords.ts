import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

/** Genera and species of live cultures, as a name of a strain begins. */
const StrainWords = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });

/** What names of strains begin with. */
export const strainWords: readonly string[] = readTable(
  new URL('../data/', import.meta.url),
  'strainWords',
  StrainWords,
).flatMap(({ words }) => words);
