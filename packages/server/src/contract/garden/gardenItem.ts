import { z } from 'zod';
import { RecordId, Text, Timestamp } from '../http.ts';
import {
  maxGardenHighlights,
  maxGardenNote,
  maxGardenSnapshot,
  maxGardenTag,
  maxGardenTags,
  maxGardenTitle,
} from '../limits.ts';

/** What was planted. */
export const GardenKind = z
  .enum([
    'answer',
    'passage',
    'study',
    'article',
    'ingredient',
    'claim',
    'supplier',
    'formula',
    'chart',
    'link',
    'file',
    'note',
  ])
  .describe('What it is');
export type GardenKind = z.infer<typeof GardenKind>;

/** How what an item cites stands today. */
export const GardenWatch = z
  .enum(['ok', 'changed', 'retracted', 'unreachable', 'old'])
  .describe(
    'changed: the evidence base words it otherwise now; retracted: what it cites was taken back; unreachable: its address did not answer when it was asked; old: the evidence base holds a newer edition in its place',
  );
export type GardenWatch = z.infer<typeof GardenWatch>;

const Year = z.int().min(1000).max(2100).describe('Year of publication');
const Pmid = z
  .union([z.string().regex(/^\d{1,9}$/, 'Write the digits of the PMID'), z.int().positive().max(999_999_999)])
  .transform(String)
  .pipe(z.string());

/** Where an item comes from; what is unknown is left out. */
export const GardenSource = z.strictObject({
  publication: Text.max(500).optional().describe('Journal, publication, regulation or body'),
  url: z
    .url({ protocol: /^https?$/, message: 'Enter an address that begins with https://' })
    .max(2000)
    .optional()
    .describe('Where it can be read'),
  doi: Text.max(300).optional().describe('DOI, with or without its resolver'),
  pmid: Pmid.optional().describe('PubMed’s number: its digits, as text or as a number'),
  year: Year.optional(),
});
export type GardenSource = z.infer<typeof GardenSource>;

/** A marked stretch of a snapshot, in UTF-16 units of the text. */
export const GardenHighlight = z
  .strictObject({
    start: z.int().min(0).max(maxGardenSnapshot).describe('Its first UTF-16 unit, from 0'),
    end: z.int().positive().max(maxGardenSnapshot).describe('The unit behind its last one'),
    note: Text.max(2000).optional().describe('What one thinks of it'),
  })
  .refine(({ start, end }) => start < end, 'The end of a highlight stands behind its start');
export type GardenHighlight = z.infer<typeof GardenHighlight>;

const Title = Text.trim()
  .min(1, 'Enter a title')
  .max(maxGardenTitle, `Keep the title to ${maxGardenTitle} characters`);
const Snapshot = Text.max(maxGardenSnapshot, `Keep the text to ${maxGardenSnapshot} characters`);
const Note = Text.max(maxGardenNote, `Keep the note to ${maxGardenNote} characters`);
const Tag = Text.trim().min(1, 'Enter a tag').max(maxGardenTag, `Keep a tag to ${maxGardenTag} characters`);
const Tags = z.array(Tag).max(maxGardenTags, `Keep to ${maxGardenTags} tags`);

const drafted = {
  kind: GardenKind,
  title: Title,
  snapshot: Snapshot.optional().describe('The text as it was when it was planted'),
  source: GardenSource.optional().describe('Where it comes from'),
  note: Note.optional().describe('One’s own words on it'),
  tags: Tags.optional().describe('Words to find it by; once in whatever case'),
  highlights: z
    .array(GardenHighlight)
    .max(maxGardenHighlights)
    .optional()
    .describe('Marked stretches of the text'),
  collectionIds: z.array(RecordId).max(100).optional().describe('Own collections that it is in'),
};

/** What a client sends to plant something. */
export const GardenItemDraft = z.strictObject(drafted).meta({
  id: 'GardenItemDraft',
  example: {
    kind: 'passage',
    title: 'Magnesium and sleep in older adults',
    snapshot: 'Magnesium shortened the time to fall asleep by 17 minutes in three trials.',
    source: {
      publication: 'BMC Complementary Medicine and Therapies',
      doi: '10.1186/s12906-021-03297-z',
      year: 2021,
    },
    note: 'For the claim on falling asleep.',
    tags: ['magnesium', 'sleep'],
  },
});
export type GardenItemDraft = z.infer<typeof GardenItemDraft>;

/** Any subset of an item's fields. */
export const GardenItemPatch = z
  .strictObject(drafted)
  .partial()
  .meta({ id: 'GardenItemPatch', example: { note: 'Read again: older adults only.' } });
export type GardenItemPatch = z.infer<typeof GardenItemPatch>;

const kept = {
  id: RecordId,
  version: z.int().positive().describe('Counts changes; `If-Match` names it'),
  kind: GardenKind,
  title: z.string(),
  source: GardenSource.extend({ pmid: z.string().optional().describe('PubMed’s number') }).describe(
    'Where it comes from',
  ),
  note: z.string().describe('One’s own words on it'),
  tags: z.array(z.string()).describe('Words to find it by'),
  highlights: z.array(GardenHighlight).describe('Marked stretches of the text'),
  collectionIds: z.array(RecordId).describe('Own collections that it is in'),
  watch: GardenWatch,
  duplicates: z
    .array(RecordId)
    .describe('Own items with the same DOI, PMID, address, or title and year; not those told to be others'),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable().describe('When it went to the trash, where it stays for 30 days'),
};

const exampleItem = {
  id: 1,
  version: 1,
  kind: 'note',
  title: 'Ask the supplier about magnesium',
  source: {},
  note: 'Which form, which potency?',
  tags: [],
  highlights: [],
  collectionIds: [],
  watch: 'ok',
  duplicates: [],
  createdAt: '2026-01-05T09:30:00.000Z',
  updatedAt: '2026-01-05T09:30:00.000Z',
  deletedAt: null,
};

/** Where an item is used. */
export const GardenUse = z
  .strictObject({
    kind: z
      .enum(['answer', 'claim', 'formula'])
      .describe(
        'An answer that cites it, a claim that rests on its passage, a formula with a line that cites it',
      ),
    id: RecordId.describe('Of the message, the claim or the formula'),
    title: z.string().describe('Of the conversation; the claim’s words; the formula’s name'),
    conversationId: RecordId.optional().describe('Of an answer'),
    productId: RecordId.nullable().optional().describe('Of a claim or a formula'),
  })
  .meta({
    id: 'GardenUse',
    example: { kind: 'answer', id: 2, title: 'Does magnesium help with sleep?', conversationId: 1 },
  });
export type GardenUse = z.infer<typeof GardenUse>;

/** A planted item. */
export const GardenItem = z
  .strictObject({
    ...kept,
    snapshot: z.string().describe('The text as it was when it was planted'),
    sourceNow: z
      .string()
      .optional()
      .describe('What the evidence base says today, where `watch` is changed or old'),
    uses: z.array(GardenUse).describe('Where it is used: at most 50 of each kind, the newest first'),
  })
  .meta({ id: 'GardenItem', example: { ...exampleItem, snapshot: '', uses: [] } });
export type GardenItem = z.infer<typeof GardenItem>;

/** A row of the list: an item with the beginning of its text. */
export const ListedGardenItem = z
  .strictObject({ ...kept, excerpt: z.string().describe('The first 300 characters of the text') })
  .meta({ id: 'ListedGardenItem', example: { ...exampleItem, excerpt: '' } });
export type ListedGardenItem = z.infer<typeof ListedGardenItem>;
