export type { Item, Values } from './answers.ts';
export { verdictOf, type WrittenResult } from './coa/check.ts';
export { differingParts } from './compare.ts';
export { writeDocument, type WrittenDocument } from './document.ts';
export { gridOf } from './render/grid.ts';
export { sourceKindsOf } from './kindSources.ts';
export { limitsIn } from './limits.ts';
export {
  packedOf,
  packManifest,
  packText,
  type PackContents,
  type PackedDocument,
  type PackedFile,
} from './pack.ts';
export type { DocumentSources, LoggedVersion } from './sources.ts';
