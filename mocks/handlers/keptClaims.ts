import {
  actionRefusal,
  blockedRefusal,
  editRefusal,
  noticeDueOn,
  type ActedClaim,
  type Claim,
  type ClaimAction,
  type SourceDifference,
} from '@seedbed/server/contract';
import { judgedCopy, type ClaimRow } from '../data/index.ts';
import { db, nextId, now } from '../db.ts';
import { decisionOn } from './decisions.ts';
import { checksumOf } from './keptFormulas.ts';
import { ownOf } from './own.ts';
import { newestWith, page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe, type Reply } from './replay.ts';
import { expected, rowVersion, tagged, write } from './versions.ts';

const ownClaim = ({ id }: { id: number }): ClaimRow =>
  ownOf('claim', { id, rows: db.claims, ownerOf: (row) => row.createdById });

const uniqueBy = <Each>(list: readonly Each[]): Each[] => [
  ...new Map(list.map((each) => [JSON.stringify(each), each])).values(),
];

/** A claim as the contract words it. */
export function presentClaim(row: ClaimRow): Claim {
  const { sentences, approvals, firstMarketedOn } = row;
  const conditions = uniqueBy(sentences.flatMap((sentence) => sentence.conditions));
  const last = approvals.at(-1);
  const isNoticed = conditions.some(({ kind }) => kind === 'notice');
  return {
    ...row,
    version: rowVersion(row),
    findings: sentences.flatMap(({ findings }) => findings),
    conditions,
    noticeDueOn: firstMarketedOn && isNoticed ? noticeDueOn(firstMarketedOn) : null,
    approvedById: last?.action === 'approve' ? last.byId : null,
  };
}

const ownClaims = (wanted: Partial<ClaimRow>) =>
  newestWith(
    db.claims.filter((row) => row.createdById === me()?.id),
    wanted,
  );

const judgedNow = (words: Pick<Claim, 'text' | 'market'>) => ({
  ...judgedCopy(words),
  checkedAt: now(),
  staleSince: null,
  staleBecause: [],
});

/** What would follow from sources that moved: of the mocks' claims only the formula has. */
function differenceOf({ staleBecause, formulaVersion }: ClaimRow): SourceDifference | null {
  const [first] = staleBecause;
  if (!first) return null;
  return {
    because: staleBecause,
    changes: [
      { path: 'verdict', from: 'conditions', to: 'evidence' },
      { path: 'formulaVersion', from: formulaVersion, to: Number(first.to) },
    ],
  };
}

/** Takes over what follows; what was approved is reopened, since it got worse. */
const taken = ({ status, staleBecause }: ClaimRow): Partial<ClaimRow> => ({
  ...(status === 'approved' && { status: 'reopened' }),
  verdict: 'evidence',
  formulaVersion: Number(staleBecause[0]?.to),
  staleSince: null,
  staleBecause: [],
});

const decidedUpon = ({ text, market, channel, verdict, refs }: ClaimRow) => ({
  text,
  market,
  channel,
  verdict,
  refs,
});

const statusAfter = {
  submit: 'submitted',
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
} as const;

interface Sent {
  take?: boolean;
  note?: string;
}

async function act(
  row: ClaimRow,
  action: ClaimAction,
  { take, note = '' }: Sent = {},
): Promise<Reply<ActedClaim>> {
  const decision = decisionOn(row, action, note);
  const refusal = actionRefusal(row.status, action);
  if (refusal !== null) throw new Refusal(409, refusal);
  const difference = action === 'withdraw' ? null : differenceOf(row);
  const done = () => tagged(row, { row: presentClaim(row), difference });
  if (difference && !take) return done();
  if (difference) write(row, taken(row));
  if (action === 'recheck') return done();
  if (action === 'approve' && row.verdict === 'blocked') throw new Refusal(409, blockedRefusal);
  const decided = decision && {
    ...decision,
    verdict: row.verdict,
    checksum: await checksumOf(decidedUpon(row)),
  };
  const status = statusAfter[action];
  const approvals = decided ? [...row.approvals, decided] : row.approvals;
  if (status !== row.status) write(row, { status, approvals, updatedAt: now() });
  return done();
}

const markets = ['US', 'EU', 'UK'] as const;

export const keptClaimHandlers = {
  'claims.list': replay('claims.list', ({ query: { productId, status, market, ...part }, request }) => {
    return page(ownClaims({ productId, status, market }).map(presentClaim), part, request);
  }),
  'claims.markets': replay('claims.markets', ({ query: { productId, ...part }, request }) => {
    const judged = ownClaims({ productId }).map(({ id, text }) => ({
      id,
      text,
      markets: markets.map((market) => {
        const { class: kind, verdict } = judgedCopy({ text, market });
        return { market, class: kind, verdict };
      }),
    }));
    return page(judged, part, request);
  }),
  'claims.create': replay('claims.create', ({ body }) => {
    const { productId = null, ingredients = [], basis = null, firstMarketedOn = null, ...words } = body;
    if (productId !== null) {
      ownOf('product', { id: productId, rows: db.products, ownerOf: (row) => row.createdById });
    }
    const time = now();
    const row: ClaimRow = {
      id: nextId(db.claims),
      createdById: requireMe().id,
      workspaceId: null,
      productId,
      ingredients,
      basis,
      ...words,
      ...judgedNow(words),
      status: 'draft',
      formulaVersion: null,
      firstMarketedOn,
      approvals: [],
      createdAt: time,
      updatedAt: time,
    };
    db.claims.push(row);
    return tagged(row, presentClaim(row));
  }),
  'claims.get': replay('claims.get', ({ params }) => {
    const row = ownClaim(params);
    return tagged(row, presentClaim(row));
  }),
  'claims.update': replay('claims.update', ({ params, body, request }) => {
    const row = expected(ownClaim(params), request, presentClaim);
    const { firstMarketedOn = row.firstMarketedOn, ...words } = body;
    const isEdited = Object.keys(words).length > 0;
    const refusal = isEdited ? editRefusal(row.status) : null;
    if (refusal !== null) throw new Refusal(409, refusal);
    const next = { ...row, ...words };
    write(row, { ...next, ...(isEdited && judgedNow(next)), firstMarketedOn, updatedAt: now() });
    return tagged(row, presentClaim(row));
  }),
  'claims.delete': replay('claims.delete', ({ params, request }) => {
    const row = expected(ownClaim(params), request, presentClaim);
    db.claims.splice(db.claims.indexOf(row), 1);
  }),
  'claims.submit': replay('claims.submit', ({ params, body, request }) =>
    act(expected(ownClaim(params), request, presentClaim), 'submit', body),
  ),
  'claims.approve': replay('claims.approve', ({ params, body, request }) =>
    act(expected(ownClaim(params), request, presentClaim), 'approve', body),
  ),
  'claims.reject': replay('claims.reject', ({ params, body, request }) =>
    act(expected(ownClaim(params), request, presentClaim), 'reject', body),
  ),
  'claims.withdraw': replay('claims.withdraw', ({ params, request }) =>
    act(expected(ownClaim(params), request, presentClaim), 'withdraw'),
  ),
  'claims.recheck': replay('claims.recheck', ({ params, body, request }) =>
    act(expected(ownClaim(params), request, presentClaim), 'recheck', body),
  ),
};
