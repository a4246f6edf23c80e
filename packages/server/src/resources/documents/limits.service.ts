import type { Knex } from 'knex';
import { finishedProduct, type DocumentContent, type DocumentKind } from '../../contract/index.ts';
import { ingredientNames, limitsIn, namesByLine, productLimitsIn } from '../../documents/index.ts';
import type { CoaReader } from '../../documents/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import type { FormulaDraft } from '../../formula/index.ts';
import { findLatest } from '../formulas/formulas.model.ts';
import { formulaData } from '../formulas/formulas.service.ts';
import { findLastNumber } from './documents.model.ts';

/** Whose limits are looked for. */
export interface SpecifiedIngredient {
  productId: number | null;
  ingredientKey: string;
}

/** The newest number of a document, as it says. */
async function contentOf(
  db: Knex,
  of: { productId: number; kind: DocumentKind },
): Promise<DocumentContent | null> {
  const last = await findLastNumber(db, of);
  return last ? (JSON.parse(last.content) as DocumentContent) : null;
}

/** What ingredients are called, by the base and by a product's newest formula. */
export async function knownIngredients(
  db: Knex,
  productId: number | null,
  { evidence }: { evidence: Evidence },
) {
  const [formula] = productId ? await findLatest(db, productId) : [];
  const { lines } = formula ? (JSON.parse(formula.content) as FormulaDraft) : {};
  return { lines: lines ?? [], ingredients: formulaData({ evidence }).ingredients };
}

/**
 * The limits that a product's newest specification has, by test: the ingredient's, or the finished product's for a
 * certificate of the product itself.
 */
export async function specifiedLimits(
  db: Knex,
  { productId, ingredientKey }: SpecifiedIngredient,
  { evidence, reader: { findTest } }: { evidence: Evidence; reader: CoaReader },
): Promise<ReadonlyMap<string, string>> {
  const isProduct = ingredientKey === finishedProduct;
  const kind = isProduct ? 'productSpec' : 'ingredientSpec';
  const content = productId ? await contentOf(db, { productId, kind }) : null;
  if (!productId || !content) return new Map();
  const known = await knownIngredients(db, productId, { evidence });
  return isProduct
    ? productLimitsIn(content, { findTest, namesOf: namesByLine(known) })
    : limitsIn(content, { names: ingredientNames(ingredientKey, known), findTest });
}
