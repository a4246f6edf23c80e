import type { Claim, ClaimOpenings, SourceRef } from '@seedbed/server/contract';
import checked from './checkedClaims.json' with { type: 'json' };

/** Copy as the server judged it. */
type JudgedCopy = Pick<Claim, 'class' | 'verdict' | 'sentences' | 'refs'>;

const { judged, openings, rulesVersion } = checked as unknown as {
  judged: (JudgedCopy & Pick<Claim, 'text' | 'market'>)[];
  openings: Record<Claim['market'], ClaimOpenings['openings']>;
  rulesVersion: string;
};

/** What the server says that the contract's example may say. */
export const openingsIn = (market: Claim['market']): Omit<ClaimOpenings, 'asOf'> => ({
  rulesVersion,
  openings: openings[market],
});

/** How the server judges copy: what it was asked before; else as it judges the first of the market, word by word. */
export function judgedCopy({ text, market }: Pick<Claim, 'text' | 'market'>): JudgedCopy & {
  rulesVersion: string;
} {
  const same = judged.find((each) => each.text === text && each.market === market);
  const found = same ?? judged.find((each) => each.market === market);
  if (!found) throw new Error(`The server has judged nothing for ${market}.`);
  const { class: kind, verdict, sentences, refs } = found;
  return { class: kind, verdict, sentences, refs, rulesVersion };
}

/** A claim as it is kept; its version is that of the row. */
export interface ClaimRow extends Omit<
  Claim,
  'version' | 'findings' | 'conditions' | 'noticeDueOn' | 'approvedById'
> {}

const formula = (version: number): SourceRef => ({
  kind: 'formula',
  id: 1,
  version,
  checksum: String(version).repeat(64),
});

const row = (
  id: number,
  words: Pick<Claim, 'text' | 'market' | 'status'>,
  more: Partial<ClaimRow> = {},
): ClaimRow => {
  const found = judgedCopy(words);
  return {
    id,
    createdById: 1,
    workspaceId: null,
    productId: 2,
    channel: 'label',
    ingredients: [],
    basis: null,
    ...words,
    ...found,
    refs: [formula(3), ...found.refs],
    formulaVersion: 3,
    checkedAt: '2026-11-18T10:00:00.000Z',
    firstMarketedOn: null,
    approvals: [],
    staleSince: null,
    staleBecause: [],
    createdAt: '2026-11-18T10:00:00.000Z',
    updatedAt: '2026-11-18T10:00:00.000Z',
    ...more,
  };
};

/** Ada's of her second product, then one of Ben's that she must never see. */
export const claims: ClaimRow[] = [
  row(
    3,
    { text: 'Helps maintain normal muscle function.', market: 'US', status: 'approved' },
    {
      basis: { grade: 'B', doseMatches: true },
      firstMarketedOn: '2026-11-20',
      approvals: [
        {
          action: 'approve',
          byId: 1,
          name: 'Dev Patel',
          role: 'legal',
          at: '2026-11-19T15:00:00.000Z',
          note: 'Compared with the rule.',
          verdict: 'conditions',
          checksum: 'c'.repeat(64),
          isSelfApproved: true,
        },
      ],
      staleSince: '2026-11-20T08:00:00.000Z',
      staleBecause: [{ kind: 'formula', id: 1, from: 3, to: 4, text: 'Formula changed since (v3 → v4)' }],
    },
  ),
  row(2, { text: 'Good source of magnesium.', market: 'US', status: 'submitted' }),
  row(1, { text: 'Cures insomnia.', market: 'US', status: 'draft' }),
  row(
    4,
    { text: 'Good source of magnesium.', market: 'US', status: 'draft' },
    { createdById: 2, productId: null },
  ),
];
