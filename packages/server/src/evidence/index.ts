export { loadEvidence } from './loadEvidence.ts';
export type { Evidence } from './loadEvidence.ts';
