import type { Knex } from 'knex';
import { admit, type Actor } from '../../access/index.ts';
import type { FormulaStart } from '../../contract/index.ts';
import type { FormulaDraft } from '../../formula/index.ts';
import { ProductModel } from '../products/products.model.ts';
import { productSubject } from '../products/products.service.ts';
import { FormulaModel } from './formulas.model.ts';
import { columnsOf, findFormula, wholeOf, type FormulaParts, type WholeFormula } from './kept.service.ts';
import { suggestedDraft } from './suggested.ts';
import { contentOf } from './versions.service.ts';

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
  const draft = { ...(await firstDraft(beginning, product)), name: start.name };
  const at = new Date(parts.now()).toISOString();
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
  return wholeOf(parts, trx, row);
}

async function firstDraft({ trx, actor, start }: Beginning, product: ProductModel): Promise<FormulaDraft> {
  const { from } = start;
  if (from === 'empty') return emptyDraft(product);
  if (from === 'suggested') return suggestedDraft(product);
  const source = await findFormula(trx, { id: from.formulaId, actor });
  if (from.version !== undefined) return contentOf(trx, source, from.version);
  return JSON.parse(source.content) as FormulaDraft;
}

const emptyDraft = ({ form_factor }: ProductModel): FormulaDraft =>
  form_factor === null ? {} : { form: form_factor as NonNullable<FormulaDraft['form']> };
