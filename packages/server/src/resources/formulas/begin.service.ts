import type { Knex } from 'knex';
import { admit, type Actor } from '../../access/index.ts';
import type { FormulaStart } from '../../contract/index.ts';
import { foodPlanOf, formOf, labelFor, shapeOf, type ProductConcept } from '../../costing/index.ts';
import type { FormulaDraft } from '../../formula/index.ts';
import { conceptOf } from '../products/concept.ts';
import { markOutdated, ProductModel } from '../products/products.model.ts';
import { productSubject } from '../products/products.service.ts';
import { findLatest, FormulaModel } from './formulas.model.ts';
import { formulaData } from './formulas.service.ts';
import { columnsOf, findFormula, wholeOf, type FormulaParts, type WholeFormula } from './kept.service.ts';
import { outdateDerived } from './latest.service.ts';
import { besideCited, isOnlyCited } from './suggested/besideCited.ts';
import { recipeFoods } from './suggested/recipeFoods.ts';
import { suggestedFood } from './suggested/suggestedFood.ts';
import { suggestedFormula } from './suggested/suggestedFormula.ts';
import { contentOf } from './versions/versions.service.ts';

/** A formula to begin, for which product and by whom. */
export interface Beginning {
  trx: Knex;
  productId: number;
  actor: Actor;
  start: FormulaStart;
}

/** Begins a formula for one of a person's products, in `trx`. */
export async function beginFormula(parts: FormulaParts, beginning: Beginning): Promise<WholeFormula> {
  const { trx, productId, actor, start } = beginning;
  const found = await ProductModel.query(trx).findById(productId).forUpdate();
  const product = admit(found, productSubject, { actor, action: 'update' });
  const draft = { ...(await firstDraft(parts, beginning, product)), name: start.name };
  const now = new Date(parts.now());
  const at = now.toISOString();
  const row = await FormulaModel.query(trx)
    .insert({
      ...columnsOf(draft),
      product_id: product.id,
      created_by_id: product.created_by_id,
      workspace_id: product.workspace_id,
      created_at: at,
      updated_at: at,
    })
    .returning('*');
  await markOutdated(trx, [product.id]);
  await outdateDerived(trx, [product.id], now);
  return wholeOf(parts, trx, row);
}

/** What the estimate of one of a person's products suggests, beside the doses that a formula of it has from answers. */
export async function suggestFormula(
  parts: FormulaParts,
  { productId, actor }: Omit<Beginning, 'trx' | 'start'>,
): Promise<FormulaDraft> {
  const found = await ProductModel.query(parts.db).findById(productId);
  const concept = conceptOf(admit(found, productSubject, { actor, action: 'read' }));
  const formulas = await findLatest(parts.db, productId);
  const cited = formulas.map(({ content }) => JSON.parse(content) as FormulaDraft).find(isOnlyCited);
  return suggestedDraft(parts, parts.db, cited ? besideCited(concept, cited) : concept);
}

async function firstDraft(
  parts: FormulaParts,
  { trx, actor, start }: Beginning,
  product: ProductModel,
): Promise<FormulaDraft> {
  const { from } = start;
  if (from === 'empty') return emptyDraft(product);
  if (from === 'suggested') return suggestedDraft(parts, trx, conceptOf(product));
  const source = await findFormula(trx, { id: from.formulaId, actor });
  if (from.version !== undefined) return contentOf(trx, source, from.version);
  return JSON.parse(source.content) as FormulaDraft;
}

/** The formula of a product's estimate: a food's or drink's recipe, else a supplement's lines. */
async function suggestedDraft(
  parts: FormulaParts,
  trx: Knex,
  concept: ProductConcept,
): Promise<FormulaDraft> {
  const known = { evidence: parts.evidence, data: formulaData(parts) };
  const plan = foodPlanOf(concept);
  if (!plan) return suggestedFormula(concept, known);
  const foods = await recipeFoods(
    trx,
    plan.recipe.map(({ name }) => name),
  );
  return { ...labelFor(concept), ...suggestedFood(plan, foods, known) };
}

/** What a product already says of its formula: whose label, a food, a drink, or the form that was chosen or named. */
function emptyDraft(product: ProductModel): FormulaDraft {
  const concept = conceptOf(product);
  const { kind } = shapeOf(concept);
  // With its empty lines from the first: a change that changes nothing finds the same content.
  const begun = { ...labelFor(concept), lines: [] };
  if (kind !== 'supplement') return { kind: 'food', isBeverage: kind === 'drink', ...begun };
  const form = formOf(concept);
  return form === null ? begun : { form, ...begun };
}
