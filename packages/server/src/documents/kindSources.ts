import type { DocumentKind, SourceRef } from '../contract/index.ts';

type Kind = SourceRef['kind'];

/** What each kind of document rests on beside the product and its formula. */
const more: Record<DocumentKind, readonly Kind[]> = {
  formula: ['data'],
  factsPanel: ['data'],
  labelCopy: ['data', 'claim'],
  ingredientSpec: [],
  productSpec: ['data'],
  coaRequest: ['specification'],
  dossier: ['claim'],
  notice: ['claim'],
  masterRecord: ['data'],
  costSheet: ['data', 'prices'],
  quoteComparison: ['request'],
  rfqPack: ['request'],
  changeLog: ['versions', 'claim'],
};

/** The kinds of sources that a kind of document rests on. */
export const sourceKindsOf = (kind: DocumentKind): readonly Kind[] => ['product', 'formula', ...more[kind]];
