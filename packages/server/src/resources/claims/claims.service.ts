import type { Knex } from 'knex';
import type { Actor } from '../../access/index.ts';
import {
  checkClaims,
  readClaimKnowledge,
  type ClaimKnowledge,
  type ClaimProduct,
} from '../../claims/index.ts';
import type { CheckClaims, CheckedClaims } from '../../contract/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import { formulaData, resolveDraft } from '../formulas/formulas.service.ts';
import { findFormula, keptOf, listFormulas } from '../formulas/kept.service.ts';
import { productOf } from './formulaProduct.ts';

/** What copy is checked with. */
export interface ClaimParts {
  db: Knex;
  evidence: Evidence;
  now(): number;
}

const known = new WeakMap<Evidence, ClaimKnowledge>();

/** The rules and the lexicon, read once for a base. */
function knowledgeOf(evidence: Evidence): ClaimKnowledge {
  const knowledge = known.get(evidence) ?? readClaimKnowledge(evidence);
  known.set(evidence, knowledge);
  return knowledge;
}

/** A supplement of which nothing is known. */
export const unnamedProduct: ClaimProduct = {
  kind: 'supplement',
  audience: 'adults',
  perDay: 1,
  nutrients: [],
  ingredients: [],
};

/** Judges copy against what the product holds: what was sent, or the formula of one's own product. Stores nothing. */
export async function checkCopy(
  parts: ClaimParts,
  { actor, copy }: { actor: Actor; copy: CheckClaims },
): Promise<CheckedClaims> {
  const { productId, product, ...words } = copy;
  const about =
    productId === undefined ? (product ?? unnamedProduct) : await storedProduct(parts, actor, productId);
  const knowledge = knowledgeOf(parts.evidence);
  return {
    ...checkClaims({ ...words, product: about }, knowledge),
    asOf: new Date(parts.now()).toISOString(),
    rulesVersion: knowledge.version,
  };
}

/** The formula of a product that was changed last says what is in it; without one nothing is known. */
async function storedProduct({ db, evidence }: ClaimParts, actor: Actor, id: number): Promise<ClaimProduct> {
  const listed = await listFormulas(db, { id, actor });
  const [latest] = listed.toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  if (!latest) return unnamedProduct;
  const row = await findFormula(db, { id: latest.id, actor });
  const { draft } = await keptOf(db, row);
  return productOf(await resolveDraft(db, { ownerId: row.created_by_id, draft }), formulaData({ evidence }));
}
