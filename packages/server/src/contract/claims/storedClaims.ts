import { z } from 'zod';
import {
  CheckedSentence,
  ClaimBasis,
  ClaimChannel,
  ClaimClass,
  ClaimCondition,
  ClaimFinding,
  ClaimMarket,
  ClaimVerdict,
} from './claims.ts';
import { claimStatuses } from './claimStates.ts';
import { Day, PageQuery, PathNumber, RecordId, Text, Timestamp } from '../http.ts';
import { maxClaimLength } from '../limits.ts';
import { acted, provenance } from '../provenance.ts';

const ClaimText = Text.trim()
  .min(1, 'Write the claim')
  .max(maxClaimLength, `Keep the claim to ${maxClaimLength} characters`)
  .describe('The words, as they will be read');
const Ingredients = z
  .array(Text.min(1, 'Name the ingredient').max(100, 'Keep the key to 100 characters'))
  .max(50, 'Name at most 50 ingredients')
  .describe(
    'What it speaks of where its words name nothing, by keys of the base; empty: all that the product holds',
  );
const MarketedOn = z.iso
  .date()
  .refine((day) => day >= '1990-01-01' && day < '2101-01-01', 'Enter a day from 1990 to 2100')
  .describe('The first day of marketing');

/** Who stood for a claim, or against it. */
const ClaimApproval = z.strictObject({
  action: z.enum(['approve', 'reject']).describe('What was decided'),
  byId: RecordId.describe('Whoever decided'),
  name: z.string(),
  role: z.string(),
  at: Timestamp,
  note: z.string().describe('Their words; may be empty'),
  verdict: ClaimVerdict.describe('What the check said then'),
  checksum: z.string().describe('SHA-256 of the words, their verdict and their sources, as decided upon'),
  isSelfApproved: z.boolean().describe('Whoever approved it wrote it as well'),
});

/** A claim that is kept. */
export const Claim = z
  .strictObject({
    id: RecordId,
    version: z.int().positive().describe('Counts up with every change; `If-Match` is measured against it'),
    createdById: RecordId.describe('The user it belongs to'),
    workspaceId: z.int().nullable().describe('The workspace it is shared in; null: it is its owner’s alone'),
    productId: RecordId.nullable().describe('The product it is made for; null: an unnamed supplement'),
    text: ClaimText,
    market: ClaimMarket,
    channel: ClaimChannel,
    ingredients: Ingredients,
    basis: ClaimBasis.nullable().describe('The evidence that was attached'),
    status: z.enum(claimStatuses).describe('How far it is'),
    class: ClaimClass,
    verdict: ClaimVerdict.describe('Of its worst sentence, when it was checked last'),
    sentences: z.array(CheckedSentence).describe('As they were judged'),
    findings: z.array(ClaimFinding).describe('Of all its sentences'),
    conditions: z.array(ClaimCondition).describe('Of all its sentences, each once'),
    formulaVersion: z.int().nullable().describe('The rev of the formula it was checked against; null: none'),
    rulesVersion: z.string().describe('The rules it was checked with'),
    checkedAt: Timestamp,
    firstMarketedOn: Day.nullable().describe('The first day of marketing'),
    noticeDueOn: z.iso
      .date()
      .nullable()
      .describe(
        'The last day for the notice to FDA, where one is needed and the first day of marketing is known',
      ),
    approvedById: RecordId.nullable().describe(
      'Who approved it last; null when it was rejected since, or never',
    ),
    approvals: z.array(ClaimApproval).describe('Every approval and rejection, the oldest first'),
    ...provenance,
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({
    id: 'Claim',
    example: {
      id: 1,
      version: 1,
      createdById: 1,
      workspaceId: null,
      productId: null,
      text: 'Helps maintain normal muscle function.',
      market: 'US',
      channel: 'label',
      ingredients: [],
      basis: { grade: 'B', doseMatches: true },
      status: 'draft',
      class: 'function',
      verdict: 'conditions',
      sentences: [],
      findings: [],
      conditions: [],
      formulaVersion: null,
      rulesVersion: '5b1f0c2e',
      checkedAt: '2026-01-05T09:30:00.000Z',
      firstMarketedOn: null,
      noticeDueOn: null,
      approvedById: null,
      approvals: [],
      refs: [],
      staleSince: null,
      staleBecause: [],
      createdAt: '2026-01-05T09:30:00.000Z',
      updatedAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type Claim = z.infer<typeof Claim>;

/** What a claim is made of. */
export const ClaimDraft = z
  .strictObject({
    text: ClaimText,
    market: ClaimMarket,
    channel: ClaimChannel,
    productId: RecordId.optional().describe('One’s own product; without it an unnamed supplement'),
    ingredients: Ingredients.optional(),
    basis: ClaimBasis.optional().describe('The evidence that is attached'),
    firstMarketedOn: MarketedOn.optional(),
  })
  .meta({
    id: 'ClaimDraft',
    example: {
      text: 'Helps maintain normal muscle function.',
      market: 'US',
      channel: 'label',
      basis: { grade: 'B', doseMatches: true },
    },
  });
export type ClaimDraft = z.infer<typeof ClaimDraft>;

/** Any subset of a claim's fields; it is checked anew. */
export const ClaimPatch = z
  .strictObject({
    text: ClaimText.optional(),
    market: ClaimMarket.optional(),
    channel: ClaimChannel.optional(),
    ingredients: Ingredients.optional(),
    basis: ClaimBasis.nullable().optional().describe('The evidence that is attached; null: none'),
    firstMarketedOn: MarketedOn.nullable()
      .optional()
      .describe('The first day of marketing; the one field that an approved claim takes'),
  })
  .meta({ id: 'ClaimPatch', example: { text: 'Supports normal muscle function.' } });
export type ClaimPatch = z.infer<typeof ClaimPatch>;

/** What an action on a claim answers. */
export const ActedClaim = acted(Claim);
export type ActedClaim = z.infer<typeof ActedClaim>;

const OfProduct = PathNumber.optional().describe('Only those of this product');

/** Which of one’s claims are listed. */
export const ClaimsQuery = PageQuery.extend({
  productId: OfProduct,
  status: z.enum(claimStatuses).optional().describe('Only those that are so far'),
  market: ClaimMarket.optional().describe('Only those for this market'),
});

/** Which of one’s claims are judged for every market. */
export const MarketsQuery = PageQuery.extend({ productId: OfProduct });

/** A claim as each market's rules judge its words. */
export const ClaimInMarkets = z.strictObject({
  id: RecordId,
  text: z.string().describe('The words'),
  markets: z
    .array(z.strictObject({ market: ClaimMarket, class: ClaimClass, verdict: ClaimVerdict }))
    .describe('US, EU and UK, against the product as it is now'),
});
export type ClaimInMarkets = z.infer<typeof ClaimInMarkets>;
