export { checkClaims, readClaimKnowledge } from './checkClaims.ts';
export type { CheckedCopy, ClaimKnowledge } from './checkClaims.ts';
export type {
  CheckedSentence,
  ClaimBasis,
  ClaimClass,
  ClaimCopy,
  ClaimMarket,
  ClaimProduct,
  Condition,
  Finding,
  Verdict,
} from './claim.ts';
