import type { Knex } from 'knex';
import type { FormulaDraft } from '../../formula/index.ts';
import { filledFrom, standInsFrom, type Asked, type StandIns } from '../../sourcing/index.ts';
import { findFormulas, FormulaModel } from '../formulas/formulas.model.ts';
import { findLastVersion } from '../formulas/versions/versions.model.ts';
import { estimateOfProduct, type FigureParts } from '../products/figures.service.ts';
import type { ProductModel } from '../products/products.model.ts';

/** What our estimate of a product says of the lines that a quote may leave open. */
export async function standInsOf(parts: FigureParts, db: Knex, product: ProductModel): Promise<StandIns> {
  return standInsFrom(await estimateOfProduct(parts, db, product));
}

/** The formula of a product that is asked for: the one that is named, or that was changed last. */
async function formulaOf(
  db: Knex,
  productId: number,
  formulaId: number | null,
): Promise<FormulaModel | undefined> {
  if (formulaId !== null) return FormulaModel.query(db).findOne({ id: formulaId, product_id: productId });
  const [latest] = (await findFormulas(db, productId)).toSorted(
    (a, b) => b.updated_at.localeCompare(a.updated_at) || b.id - a.id,
  );
  return latest && FormulaModel.query(db).findById(latest.id);
}

/** What a product's formula and estimate say of what is asked for. */
export async function filledFor(
  parts: FigureParts,
  db: Knex,
  { product, formulaId }: { product: ProductModel; formulaId: number | null },
): Promise<Partial<Asked>> {
  const formula = await formulaOf(db, product.id, formulaId);
  const draft = formula ? (JSON.parse(formula.content) as FormulaDraft) : null;
  const version = formula && (await findLastVersion(db, formula.id));
  return {
    ...filledFrom(await estimateOfProduct(parts, db, product), draft),
    formulaId: formula?.id ?? null,
    formulaVersion: version?.n ?? null,
  };
}
