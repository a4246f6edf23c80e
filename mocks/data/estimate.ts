import { Estimate } from '@seedbed/server/contract';

/** The contract's worked example; every product of the mocks answers with it. */
export const estimate: Estimate = Estimate.parse(Estimate.meta()?.example);
