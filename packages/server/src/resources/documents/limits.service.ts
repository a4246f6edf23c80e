import type { Knex } from 'knex';
import type { DocumentContent } from '../../contract/index.ts';
import { ingredientNames, limitsIn } from '../../documents/index.ts';
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

/** The limits that a product's newest ingredient specification has for an ingredient, by test. */
export async function specifiedLimits(
  db: Knex,
  { productId, ingredientKey }: SpecifiedIngredient,
  { evidence, reader }: { evidence: Evidence; reader: CoaReader },
): Promise<ReadonlyMap<string, string>> {
  const last = productId ? await findLastNumber(db, { productId, kind: 'ingredientSpec' }) : undefined;
  if (!productId || !last) return new Map();
  const [formula] = await findLatest(db, productId);
  const { lines } = formula ? (JSON.parse(formula.content) as FormulaDraft) : {};
  const names = ingredientNames(ingredientKey, {
    lines: lines ?? [],
    ingredients: formulaData({ evidence }).ingredients,
  });
  return limitsIn(JSON.parse(last.content) as DocumentContent, { names, findTest: reader.findTest });
}
