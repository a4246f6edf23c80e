export { checkClaims } from './checkClaims.ts';
export type { CheckedCopy } from './checkClaims.ts';
export { readStatements } from './rules/statements.ts';
export { claimKnowledge, readClaimKnowledge } from './knowledge.ts';
export type { ClaimKnowledge } from './knowledge.ts';
export { isWorseVerdict } from './claim.ts';
export { amountKey } from './product/amountKeys.ts';
export { openingsOf } from './wording/openings.ts';
export { dossierOf } from './dossier/index.ts';
export type { Dossier, DossierClaim, DossierSentence, DossierStudy, Gap } from './dossier/index.ts';
export { baseVersion, claimSources, passageOf, presentSources } from './sources.ts';
export type {
  CheckedSentence,
  ClaimBasis,
  ClaimClass,
  ClaimCopy,
  ClaimMarket,
  ClaimProduct,
  Condition,
  Finding,
  Standing,
  Verdict,
} from './claim.ts';
