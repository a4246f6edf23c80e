export { dossierOf } from './dossier.ts';
export type { Dossier, DossierClaim, DossierSentence } from './dossier.ts';
export type { Gap } from './gaps.ts';
export type { DossierStudy } from './studies.ts';
