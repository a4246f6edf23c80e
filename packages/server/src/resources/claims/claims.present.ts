import {
  noticeDueOn,
  type CheckedSentence,
  type Claim,
  type ClaimBasis,
  type SourceDifference,
} from '../../contract/index.ts';
import { provenanceOf } from '../provenance/columns.ts';
import type { ClaimModel } from './claims.model.ts';

/** A claim as the contract words it. */
export function presentClaim(row: ClaimModel): Claim {
  const sentences = JSON.parse(row.sentences) as CheckedSentence[];
  const approvals = JSON.parse(row.approvals) as Claim['approvals'];
  const last = approvals.at(-1);
  const conditions = conditionsOf(sentences);
  return {
    id: row.id,
    version: row.version,
    createdById: row.created_by_id,
    workspaceId: row.workspace_id,
    productId: row.product_id,
    text: row.text,
    market: row.market,
    channel: row.channel,
    ingredients: JSON.parse(row.ingredients) as string[],
    basis: row.basis === null ? null : (JSON.parse(row.basis) as ClaimBasis),
    status: row.status,
    class: row.class as Claim['class'],
    verdict: row.verdict,
    sentences,
    findings: sentences.flatMap(({ findings }) => findings),
    conditions,
    formulaVersion: row.formula_version,
    rulesVersion: row.rules_version,
    checkedAt: row.checked_at,
    firstMarketedOn: row.first_marketed_on,
    noticeDueOn:
      row.first_marketed_on !== null && conditions.some(({ kind }) => kind === 'notice')
        ? noticeDueOn(row.first_marketed_on)
        : null,
    approvedById: last?.action === 'approve' ? last.byId : null,
    approvals,
    ...provenanceOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The conditions of all sentences, each once. */
const conditionsOf = (sentences: readonly CheckedSentence[]): Claim['conditions'] => [
  ...new Map(
    sentences.flatMap(({ conditions }) => conditions).map((each) => [JSON.stringify(each), each]),
  ).values(),
];

/** What an action came to. */
export interface Acted {
  row: ClaimModel;
  difference: SourceDifference | null;
}

/** What an action came to, as the contract words it. */
export const presentActed = ({ row, difference }: Acted) => ({ row: presentClaim(row), difference });
