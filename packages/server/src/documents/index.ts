export { figureErrors, figureRefusal, openOf, type Item, type Values } from './answers.ts';
export { checkDifference } from './coa/checkDifference.ts';
export { askedOf, type AskedTest } from './askedTests.ts';
export {
  checkResults,
  sentResult,
  wholeResult,
  type SentResult,
  type StoredResult,
} from './coa/checkResults.ts';
export { coaReader, type CoaReader } from './coa/reader.ts';
export { readCertificate, type CoaSheet } from './coa/reading/certificate.ts';
export { pdfNote, unreadPdf } from './coa/reading/unread.ts';
export type { CoaWords } from './coa/words.ts';
export { differingParts } from './compare.ts';
export { writeDocument, type WrittenDocument } from './document.ts';
export { gridOf } from './render/grid.ts';
export { outward } from './render/outward.ts';
export { sourceKindsOf } from './kindSources.ts';
export { compositionOf } from './lines.ts';
export { ingredientNames, isCertified, limitsIn, namesByLine, uncertifiedRefusal } from './limits.ts';
export {
  packedOf,
  packManifest,
  packText,
  type PackContents,
  type PackedDocument,
  type PackedFile,
} from './pack.ts';
export { productLimitsIn } from './productLimits.ts';
export type { DocumentSources, LoggedVersion } from './sources.ts';
