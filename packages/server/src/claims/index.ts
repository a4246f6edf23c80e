export { checkClaims, claimKnowledge, readClaimKnowledge } from './checkClaims.ts';
export type { CheckedCopy, ClaimKnowledge } from './checkClaims.ts';
export { isWorseVerdict } from './claim.ts';
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
