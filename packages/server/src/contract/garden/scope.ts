import { z } from 'zod';
import { RecordId } from '../http.ts';

/** What answers may draw on: retrieval looks nowhere else. */
export const Scope = z
  .strictObject({
    base: z
      .boolean()
      .default(true)
      .describe('The evidence base: records, rules, limits, label values, prices'),
    articles: z.boolean().default(true).describe('The stored trade press'),
    garden: z
      .union([z.boolean(), RecordId])
      .default(false)
      .describe('One’s own garden, or the number of one of its collections'),
  })
  .meta({ id: 'Scope', example: { base: false, articles: false, garden: true } });
export type Scope = z.infer<typeof Scope>;
