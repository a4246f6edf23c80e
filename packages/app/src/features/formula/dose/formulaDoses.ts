import type { Material, Product } from '@seedbed/server/contract';
import { contentsOf, withMaterials } from '@seedbed/server/formula';
import { call } from '../../../api/client';
import { readPages } from '../../../api/read';
import { byId } from '../basis.api';
import { mgADay } from './mgADay';
import type { FormulaData } from '../model/computed';

/** What the formula of a product that was changed last has of each ingredient, in mg a day; nothing without one. */
export async function dosesOfProduct(id: Product['id']): Promise<ReadonlyMap<string, number>> {
  const [latest] = await call('formulas.list', { params: { id } });
  if (!latest) return new Map();
  const [{ formula }, data, materials] = await Promise.all([
    call('formulas.get', { params: { id: latest.id } }),
    call('formulaData.get'),
    readPages<Material>('materials.list'),
  ]);
  const draft = withMaterials(formula, byId(materials));
  // The contract leaves open what the figures' keys are: the core names them.
  const { nutrients, ingredients } = contentsOf(draft, data as unknown as FormulaData);
  return mgADay([...nutrients, ...ingredients], formula.serving?.perDay ?? 1);
}
