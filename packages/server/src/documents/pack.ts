import { documentKindNames, documentKinds, type StoredDocument } from '../contract/index.ts';

/** A document that goes into a pack. */
export interface PackedDocument {
  document: StoredDocument;
  /** A later number of it that nobody has approved yet; null: there is none. */
  laterNumber: number | null;
}

/** A file in a pack. */
export interface PackedFile {
  name: string;
  /** Its size. */
  bytes: number;
  /** Of its bytes, in hexadecimal. */
  sha256: string;
}

/** What a pack says of itself. */
export interface PackContents {
  product: string;
  documents: readonly (PackedDocument & { files: readonly PackedFile[] })[];
}

/** What of a product goes into its pack, in the order of the kinds: the approved document, otherwise the newest. */
export const packedOf = (documents: readonly StoredDocument[]): PackedDocument[] =>
  documentKindNames.flatMap((kind) => {
    const [newest, ...others] = documents
      .filter((each) => each.kind === kind)
      .toSorted((a, b) => b.number - a.number || b.id - a.id);
    if (!newest) return [];
    const document = [newest, ...others].find(({ status }) => status === 'approved') ?? newest;
    return [{ document, laterNumber: newest.number > document.number ? newest.number : null }];
  });

const titleOf = ({ kind, number }: StoredDocument) => `${documentKinds[kind].title}, number ${number}`;

const statusWords = {
  draft: 'draft',
  inReview: 'in review',
  approved: 'approved',
  superseded: 'superseded',
} as const satisfies Record<StoredDocument['status'], string>;

const lackingOf = ({ documents }: PackContents) =>
  documentKindNames.filter((kind) => documents.every(({ document }) => document.kind !== kind));

/** What a pack holds, for programs: every file with its checksum, open items, what is not in it. */
export function packManifest(contents: PackContents): string {
  const documents = contents.documents.map(({ document, laterNumber, files }) => {
    const { kind, number, status, checksum, openItems, staleBecause } = document;
    return { kind, number, status, checksum, laterNumber, staleBecause, openItems, files };
  });
  const manifest = { product: contents.product, documents, notGenerated: lackingOf(contents) };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The same for people. */
export function packText(contents: PackContents): string {
  const lacking = lackingOf(contents);
  const documents = contents.documents.flatMap(({ document, laterNumber, files }) => [
    '',
    `${titleOf(document)}: ${statusWords[document.status]}`,
    ...(laterNumber ? [`  Number ${laterNumber} is later and not approved: it is not in here.`] : []),
    ...document.staleBecause.map(({ text }) => `  ${text}`),
    ...document.openItems.map(({ question }) => `  Open: ${question}`),
    ...files.map(({ name, sha256 }) => `  ${sha256}  ${name}`),
  ]);
  return [
    `Pack of ${contents.product}`,
    '',
    'Each document with what is open in it, and its files with their SHA-256.',
    ...documents,
    ...(lacking.length > 0 ? ['', 'Not generated yet:'] : []),
    ...lacking.map((kind) => `  ${documentKinds[kind].title}`),
    '',
  ].join('\n');
}
