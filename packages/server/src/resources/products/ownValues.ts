import type { ProductPatch } from '../../contract/index.ts';
import type { ProductModel } from './products.model.ts';

/** The values that are worked out from the concept unless a person sets them. */
export type WorkedOut = Pick<
  ProductModel,
  'insights' | 'estimated_cost' | 'estimated_revenue' | 'estimate_withheld' | 'estimate_version'
>;

/** Which of them a person set. */
export type OwnFlags = Pick<
  ProductModel,
  'is_insights_set_by_user' | 'is_cost_set_by_user' | 'is_revenue_set_by_user'
>;

/** The flags of a stored product. */
export const ownFlags = (row: OwnFlags): OwnFlags => ({
  is_insights_set_by_user: row.is_insights_set_by_user,
  is_cost_set_by_user: row.is_cost_set_by_user,
  is_revenue_set_by_user: row.is_revenue_set_by_user,
});

/** Whether nothing is left to work out. */
export const isWhole = (own: Partial<OwnFlags>) =>
  Boolean(own.is_insights_set_by_user && own.is_cost_set_by_user && own.is_revenue_set_by_user);

/** The values a person sent, marked as theirs; null hands a value back to the server. */
export function sentValues(sent: Pick<ProductPatch, 'insights' | 'estimatedCost' | 'estimatedRevenue'>) {
  const values: Partial<WorkedOut & OwnFlags> = {};
  if (sent.insights !== undefined) values.is_insights_set_by_user = sent.insights !== null;
  if (sent.estimatedCost !== undefined) values.is_cost_set_by_user = sent.estimatedCost !== null;
  if (sent.estimatedRevenue !== undefined) values.is_revenue_set_by_user = sent.estimatedRevenue !== null;
  if (typeof sent.insights === 'string') values.insights = sent.insights;
  if (typeof sent.estimatedCost === 'string') values.estimated_cost = sent.estimatedCost;
  if (typeof sent.estimatedRevenue === 'string') values.estimated_revenue = sent.estimatedRevenue;
  return values;
}

/** Whether a patch returns a value to the server. */
export function isHandedBack({ insights, estimatedCost, estimatedRevenue }: ProductPatch): boolean {
  return insights === null || estimatedCost === null || estimatedRevenue === null;
}

/** The worked-out values of which nobody set their own, and the version they are of. */
export function untouched(figures: WorkedOut, own: OwnFlags): Partial<WorkedOut> {
  return {
    estimate_version: figures.estimate_version,
    estimate_withheld: figures.estimate_withheld,
    ...(own.is_insights_set_by_user ? {} : { insights: figures.insights }),
    ...(own.is_cost_set_by_user ? {} : { estimated_cost: figures.estimated_cost }),
    ...(own.is_revenue_set_by_user ? {} : { estimated_revenue: figures.estimated_revenue }),
  };
}
