import { Estimate } from '@seedbed/server/contract';

/**
 * The contract's worked example; every product of the mocks answers with it. The server reads a concept with its base of
 * ingredients, foods and figures, from files that no page has: what is computed here stands in for none of that.
 */
export const estimate: Estimate = Estimate.parse(Estimate.meta()?.example);
