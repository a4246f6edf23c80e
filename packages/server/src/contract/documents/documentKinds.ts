import { docxType, xlsxType } from '../limits.ts';

/** The files that documents come as. */
export const documentFormats = ['pdf', 'docx', 'xlsx', 'csv', 'svg'] as const;
/** A kind of file that a document comes as. */
export type DocumentFormat = (typeof documentFormats)[number];

/** Media types of the files that documents come as. */
export const documentTypes: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  docx: docxType,
  xlsx: xlsxType,
  csv: 'text/csv',
  svg: 'image/svg+xml',
};

interface KnownKind {
  title: string;
  /** Whether it leaves the house: its files are without our sources, revisions and checksums. @default false */
  isForOthers?: true;
  /** Whether it is a letter to somebody: who approved it here is not told there. @default false */
  isLetter?: true;
  /** The first is what comes unless another is asked for. */
  formats: readonly [DocumentFormat, ...DocumentFormat[]];
}

/** Every kind of document, in the order they are shown, with the files that it comes as. */
export const documentKinds = {
  formula: { title: 'Formula and bill of materials', formats: ['pdf', 'xlsx'] },
  factsPanel: { title: 'Facts panel', isForOthers: true, formats: ['pdf', 'svg'] },
  labelCopy: { title: 'Label copy', isForOthers: true, formats: ['pdf', 'docx'] },
  ingredientSpec: { title: 'Ingredient specification', isForOthers: true, formats: ['pdf', 'docx'] },
  productSpec: { title: 'Finished-product specification', isForOthers: true, formats: ['pdf', 'docx'] },
  coaRequest: {
    title: 'Request for certificates of analysis',
    isForOthers: true,
    isLetter: true,
    formats: ['pdf', 'csv'],
  },
  dossier: { title: 'Claims dossier', formats: ['pdf', 'docx'] },
  notice: { title: '30-day notice to FDA', isForOthers: true, isLetter: true, formats: ['docx'] },
  masterRecord: { title: 'Master manufacturing record', isForOthers: true, formats: ['docx'] },
  costSheet: { title: 'Cost sheet', formats: ['xlsx'] },
  quoteComparison: { title: 'Quote comparison', formats: ['xlsx'] },
  rfqPack: { title: 'Request for quotation', isForOthers: true, isLetter: true, formats: ['pdf', 'docx'] },
  changeLog: { title: 'Change log', formats: ['pdf', 'xlsx'] },
} as const satisfies Record<string, KnownKind>;

/** A kind of document. */
export type DocumentKind = keyof typeof documentKinds;

/** Whether a kind of document leaves the house. */
export const isForOthers = (kind: DocumentKind): boolean => 'isForOthers' in documentKinds[kind];

/** Whether a kind of document is a letter to somebody. */
export const isLetter = (kind: DocumentKind): boolean => 'isLetter' in documentKinds[kind];

/** The names of all kinds of documents, in their order. */
export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];

/** The files that a kind of document comes as. */
export const formatsOf = (kind: DocumentKind): readonly DocumentFormat[] => documentKinds[kind].formats;

/** What is said where a document is asked for as a file that its kind does not come as; null: it does. */
export const formatRefusal = (kind: DocumentKind, format: DocumentFormat): string | null =>
  formatsOf(kind).includes(format)
    ? null
    : `${documentKinds[kind].title} comes as ${formatsOf(kind).join(' or ')}.`;

/** Words as the name of a file has them: no signs that a file system gives a meaning. */
export const fileWords = (words: string): string =>
  words
    .replaceAll(/[^\p{L}\p{N} (),.-]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .slice(0, 100)
    .trim();

/** What the file of a document is called: what it is, its number, and of what. */
export function documentFileName(
  { kind, number, about }: { kind: DocumentKind; number: number; about: string },
  format: DocumentFormat,
): string {
  return `${fileWords(`${documentKinds[kind].title} ${number} - ${about}`)}.${format}`;
}

/** What is said where the pack of a product is asked for that has no document yet. */
export const emptyPackRefusal =
  'The pack holds the product’s documents, and none is generated yet. Generate one under Documents first.';

/** What the pack of a product is called. */
export const packFileName = (concept: string): string => `${fileWords(`Pack - ${concept}`)}.zip`;

/** What is said where documents are asked for of a product without a formula. */
export const noFormulaRefusal = 'Documents need a built formula. Begin the product’s formula first.';
