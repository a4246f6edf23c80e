import { z } from 'zod';
import { aboutClaims, ClaimClass, ClaimVerdict, isOfOneProduct, ofTwoProducts } from './claims.ts';
import { operation, Timestamp } from '../http.ts';

/** Of what product it is asked what it may say. */
export const AskOpenings = z
  .strictObject(aboutClaims)
  .refine(isOfOneProduct, ofTwoProducts)
  .meta({
    id: 'AskOpenings',
    example: {
      market: 'EU',
      channel: 'label',
      product: { nutrients: [{ key: 'vitamin-c', amount: 40, unit: 'mg' }] },
    },
  });
export type AskOpenings = z.infer<typeof AskOpenings>;

/** Sentences that a product may say as it is. */
export const ClaimOpenings = z
  .strictObject({
    asOf: Timestamp,
    rulesVersion: z.string().describe('Changes with the rules and the lexicon'),
    openings: z
      .array(
        z.strictObject({
          text: z.string().describe('The sentence'),
          class: ClaimClass,
          verdict: ClaimVerdict.extract(['conditions', 'allowed']).describe('What may be done with it'),
          ingredient: z
            .strictObject({
              key: z.string().describe('Of the base'),
              name: z.string().describe('As a sentence names it'),
            })
            .describe('What it is on'),
        }),
      )
      .describe('By ingredient, in the order of the formula'),
  })
  .meta({
    id: 'ClaimOpenings',
    example: {
      asOf: '2026-01-05T09:30:00.000Z',
      rulesVersion: '5b1f0c2e',
      openings: [
        {
          text: 'High in vitamin C.',
          class: 'nutrientContent',
          verdict: 'allowed',
          ingredient: { key: 'vitamin-c', name: 'vitamin C' },
        },
      ],
    },
  });
export type ClaimOpenings = z.infer<typeof ClaimOpenings>;

export const claimOpeningOperations = {
  'claims.openings': operation('claims.openings', {
    summary: 'What a product may say as its formula is, each judged as if it were pasted; nothing is stored',
    body: AskOpenings,
    responses: { 200: ClaimOpenings },
    problems: [400, 404, 409, 413, 415],
  }),
};
