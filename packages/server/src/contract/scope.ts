import { z } from 'zod';
import { RecordId } from './http.ts';

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

/** What answers draw on until something else is chosen. */
export const usualScope: Scope = { base: true, articles: true, garden: false };

/** Whether answers draw on the garden and on nothing else. */
export const isGardenAlone = ({ base, articles, garden }: Scope): boolean =>
  !base && !articles && garden !== false;
