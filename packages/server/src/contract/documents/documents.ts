import { z } from 'zod';
import { DocumentContent } from './documentContent.ts';
import { documentFormats, documentKindNames } from './documentKinds.ts';
import { documentStatuses } from './documentStates.ts';
import { PageQuery, PathNumber, RecordId, Text, Timestamp } from '../http.ts';
import { acted, provenance } from '../provenance.ts';

const Kind = z.enum(documentKindNames).describe('What it is');
const Checksum = z.string().describe('SHA-256 of what it says, in hexadecimal');
const Number = z.int().positive().describe('Counts up, for its product and kind, when what it says differs');

/** Something that a document asks for. */
const DocumentItem = z.strictObject({
  path: z.string().describe('Its name in `values`'),
  question: z.string().describe('What has to be told'),
});

/** Who stood for a document, or against it. */
const DocumentApproval = z.strictObject({
  action: z.enum(['approve', 'reject']).describe('What was decided'),
  byId: RecordId.describe('Whoever decided'),
  name: z.string(),
  role: z.string(),
  at: Timestamp,
  note: z.string().describe('Their words; may be empty'),
  number: Number,
  checksum: Checksum,
  isSelfApproved: z.boolean().describe('Whoever approved it generated it as well'),
});

/** A document of a product. */
export const StoredDocument = z
  .strictObject({
    id: RecordId,
    version: z.int().positive().describe('Counts up with every change; `If-Match` is measured against it'),
    createdById: RecordId.describe('The user it belongs to'),
    workspaceId: z.int().nullable().describe('The workspace it is shared in; null: it is its owner’s alone'),
    productId: RecordId,
    kind: Kind,
    number: Number,
    status: z.enum(documentStatuses).describe('How far it is'),
    checksum: Checksum,
    openItems: z
      .array(DocumentItem)
      .describe('What is missing: it is printed as open, and blocks the approval'),
    filledItems: z
      .array(DocumentItem.extend({ text: z.string().describe('As it was filled in') }))
      .describe('What was missing and has been filled in'),
    approvals: z.array(DocumentApproval).describe('Every approval and rejection, the oldest first'),
    ...provenance,
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({
    id: 'Document',
    example: {
      id: 1,
      version: 1,
      createdById: 1,
      workspaceId: null,
      productId: 1,
      kind: 'factsPanel',
      number: 1,
      status: 'draft',
      checksum: '0'.repeat(64),
      openItems: [{ path: 'netContents', question: 'Net contents of the container' }],
      filledItems: [],
      approvals: [],
      refs: [],
      staleSince: null,
      staleBecause: [],
      createdAt: '2026-01-05T09:30:00.000Z',
      updatedAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type StoredDocument = z.infer<typeof StoredDocument>;

const Path = Text.min(1).max(200, 'Keep the path to 200 characters');
const Values = z
  .record(Path, Text.max(2000, 'Keep it to 2000 characters'))
  .refine((values) => Object.keys(values).length <= 400, 'Fill in at most 400 items at once')
  .describe('Texts by the paths of items; an empty one opens the item again');

/** Which document is generated. */
export const DocumentDraft = z
  .strictObject({
    productId: RecordId.describe('One’s own product with a formula'),
    kind: Kind,
    values: Values.optional().describe(
      'What is filled in at once; paths that it does not ask for are left out',
    ),
  })
  .meta({ id: 'DocumentDraft', example: { productId: 1, kind: 'factsPanel' } });
export type DocumentDraft = z.infer<typeof DocumentDraft>;

/** What is filled in. */
export const DocumentPatch = z
  .strictObject({ values: Values })
  .meta({ id: 'DocumentPatch', example: { values: {} } });
export type DocumentPatch = z.infer<typeof DocumentPatch>;

/** What an action on a document answers. */
export const ActedDocument = acted(StoredDocument);
export type ActedDocument = z.infer<typeof ActedDocument>;

/** Which of one’s documents are listed. */
export const DocumentsQuery = PageQuery.extend({
  productId: PathNumber.optional().describe('Only those of this product'),
  kind: Kind.optional(),
  status: z.enum(documentStatuses).optional().describe('Only those that are so far'),
});

/** What a document says, and which number of it that is. */
export const DocumentPreview = z.strictObject({
  number: Number,
  checksum: Checksum,
  isDraft: z.boolean().describe('‘DRAFT’ stands on each page'),
  content: DocumentContent,
});
export type DocumentPreview = z.infer<typeof DocumentPreview>;

/** As which file a document is taken. */
export const DocumentFileQuery = z.strictObject({
  format: z
    .enum(documentFormats)
    .optional()
    .describe('One that its kind comes as; the first of those without it'),
});

/** Which number a document is compared with. */
export const DocumentDifferenceQuery = z.strictObject({
  number: PathNumber.optional().describe('Of the same product and kind; the one before it without'),
});

/** What differs between two numbers of a document. */
export const DocumentDifference = z.strictObject({
  from: Number.describe('The number it is compared with'),
  to: Number.describe('The number of the document'),
  changes: z.array(
    z.strictObject({
      place: z.string().describe('Under which heading'),
      from: z.string().nullable().describe('null: it was not there'),
      to: z.string().nullable().describe('null: it is not there any more'),
    }),
  ),
});
export type DocumentDifference = z.infer<typeof DocumentDifference>;
