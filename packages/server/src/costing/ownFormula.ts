import { costFormula, type FormulaData, type FormulaDraft, type SubFormulas } from '../formula/index.ts';
import type { PackCategory } from '../contract/index.ts';
import { estimateFoodOf, estimateProduct, foodPlanOf } from './estimate.ts';
import { foodPacks } from './foods/price/packs.ts';
import { planOfFormula, sizeOfFormula } from './foods/planOfFormula.ts';
import { proposeFormula, type ProductConcept } from './formula.ts';
import { estimateOfFormula, isMade } from './formulaEstimate.ts';
import type { ProductEstimate } from './productEstimate.ts';

/** A person's formula, and what it is costed with. */
export interface OwnFormula {
  /** With what its lines take from the person's materials. */
  draft: FormulaDraft;
  data: FormulaData;
  formulas: SubFormulas;
}

/**
 * Cost and revenue of the first run of a product by its own formula: a supplement's run costs what the formula says, a
 * food's or drink's what the formula costs as the recipe of its kind. Null where the formula cannot be costed yet.
 */
export function estimateOwn(concept: ProductConcept, own: OwnFormula): ProductEstimate | null {
  const { draft, data, formulas } = own;
  const costed = costFormula(draft, data, { formulas });
  if (costed.formula.kind === 'supplement') {
    return isMade(costed) ? estimateOfFormula(costed, proposeFormula(concept)) : null;
  }
  const usual = foodPlanOf(concept);
  const category = chosenPack(draft) ?? usual?.category.key;
  const size = usual && sizeOfFormula(draft, usual.unit);
  const sized = size && category ? foodPlanOf({ ...concept, pack: { category, size } }) : usual;
  const plan = sized && planOfFormula(sized, costed, draft);
  return plan && estimateFoodOf(concept, plan);
}

/** The pack that the formula names, where there is such a one. */
const chosenPack = ({ foodPack }: FormulaDraft): PackCategory | undefined =>
  foodPacks.find(({ category }) => category === foodPack)?.category;

/** A concept's estimate beside a formula that cannot be costed yet: it says why it is not the formula's. */
export function estimateBeside(
  concept: ProductConcept,
  { draft }: Pick<OwnFormula, 'draft'>,
): ProductEstimate {
  const estimate = estimateProduct(concept);
  const isFood = draft.kind === 'food';
  const why =
    isFood && estimate.kind === 'supplement' ? foodOfSupplement : unmade[isFood ? 'food' : 'supplement'];
  return { ...estimate, basis: `${estimate.basis}. The formula is not costed yet: ${why}` };
}

const foodOfSupplement = 'it is a food’s, and the product is a supplement';
const unmade = {
  supplement: 'it needs a form, what a container holds, and a line with amount and price',
  food: 'it needs a line with amount and price',
} as const;
