import { withBrought } from './beside/brought.ts';
import type { Formula } from './formula.ts';
import { planFormula, type ProductionPlan } from './plan.ts';

/** Sizes serving and container of a formula, and takes off its doses what its form brings of them. */
export const planProduct = (formula: Formula): ProductionPlan => withBrought(planFormula(formula));
