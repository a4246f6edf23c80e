import { z } from 'zod';
import { ofForm } from '../files.ts';
import { GardenItem, GardenItemDraft, GardenItemPatch, GardenKind, ListedGardenItem } from './gardenItem.ts';
import { ofRecord, operation, PageQuery, PartQuery, PathNumber, RecordId, Text, Timestamp } from '../http.ts';
import { maxGardenTag, maxImportBytes } from '../limits.ts';

const CollectionName = Text.trim()
  .min(1, 'Enter a name')
  .max(120, 'Keep the name to 120 characters')
  .describe('What one calls it');

/** Items that belong together. */
export const GardenCollection = z
  .strictObject({
    id: RecordId,
    version: z.int().positive().describe('Counts changes; `If-Match` names it'),
    name: z.string(),
    itemCount: z.int().min(0).describe('Items in it that are not in the trash'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({
    id: 'GardenCollection',
    example: {
      id: 1,
      version: 1,
      name: 'Sleep drink',
      itemCount: 0,
      createdAt: '2026-01-05T09:30:00.000Z',
      updatedAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type GardenCollection = z.infer<typeof GardenCollection>;

/** What a client sends to make a collection. */
export const GardenCollectionDraft = z
  .strictObject({ name: CollectionName })
  .meta({ id: 'GardenCollectionDraft', example: { name: 'Sleep drink' } });
export type GardenCollectionDraft = z.infer<typeof GardenCollectionDraft>;

/** A new name for it. */
export const GardenCollectionPatch = z
  .strictObject({ name: CollectionName.optional() })
  .meta({ id: 'GardenCollectionPatch', example: { name: 'Sleep drink 2027' } });
export type GardenCollectionPatch = z.infer<typeof GardenCollectionPatch>;

/** A tag that items carry. */
export const GardenTag = z.strictObject({
  tag: z.string(),
  itemCount: z.int().positive().describe('Items that carry it and are not in the trash'),
});
export type GardenTag = z.infer<typeof GardenTag>;

const Search = Text.max(300).describe(
  'Words that all have to stand in title, text, note or tags; "a phrase" in quotes, -word for none with it',
);

/** Which items are listed. */
export const GardenQuery = PageQuery.extend({
  q: Search.optional(),
  kind: GardenKind.optional(),
  tag: Text.min(1).max(maxGardenTag).optional().describe('In whatever case'),
  collection: PathNumber.optional().describe('The number of an own collection'),
  trash: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .describe('true: what was thrown away and can be restored'),
});
export type GardenQuery = z.infer<typeof GardenQuery>;

/** The kinds of file that the garden is taken along as. */
export const GardenFormat = z.enum(['md', 'ris', 'bib', 'json', 'csv']);
export type GardenFormat = z.infer<typeof GardenFormat>;

/** Which items are taken along, and as what. */
export const GardenExportQuery = GardenQuery.pick({
  q: true,
  kind: true,
  tag: true,
  collection: true,
}).extend({
  format: GardenFormat.default('json').describe('Markdown, RIS, BibTeX, JSON or CSV'),
});
export type GardenExportQuery = z.infer<typeof GardenExportQuery>;

/** What became of an imported file. */
export const GardenImport = z
  .strictObject({
    added: z.int().min(0).describe('Entries that are items now'),
    duplicates: z.int().min(0).describe('Entries that were there already and were left out'),
    bad: z
      .array(
        z.strictObject({
          line: z.int().positive().describe('The first line of the entry in the file'),
          why: z.string().describe('Why no item could be made of it'),
        }),
      )
      .describe('Entries that no item could be made of'),
  })
  .meta({
    id: 'GardenImport',
    example: { added: 2, duplicates: 1, bad: [{ line: 14, why: 'It has no title.' }] },
  });
export type GardenImport = z.infer<typeof GardenImport>;

/** Which items become one. */
export const GardenMerge = z
  .strictObject({
    keepId: RecordId.describe('The item that stays'),
    ids: z.array(RecordId).min(1).max(100).describe('The items that become part of it and go to the trash'),
  })
  .meta({ id: 'GardenMerge', example: { keepId: 1, ids: [2] } });
export type GardenMerge = z.infer<typeof GardenMerge>;

/** Which item is another one after all. */
export const GardenOther = z
  .strictObject({ otherId: RecordId })
  .meta({ id: 'GardenOther', example: { otherId: 2 } });
export type GardenOther = z.infer<typeof GardenOther>;

const item = ofRecord('gardenItem');
const collection = ofRecord('gardenCollection');
/** What every action on an item shares. */
const action = { ifMatch: 'required', headers: ['Idempotency-Key'] } as const;

export const gardenCollectionOperations = {
  'gardenCollections.list': operation('gardenCollections.list', {
    summary: 'One’s own collections, newest first',
    query: PartQuery,
    responses: { 200: z.array(GardenCollection) },
    problems: [400],
  }),
  'gardenCollections.create': operation('gardenCollections.create', {
    summary: 'Make a collection',
    headers: ['Idempotency-Key'],
    body: GardenCollectionDraft,
    responses: { 201: GardenCollection },
    problems: [400, 409, 413, 415],
  }),
  'gardenCollections.get': operation('gardenCollections.get', {
    summary: 'One collection',
    ...collection,
    responses: { 200: GardenCollection },
    problems: [400, 404],
  }),
  'gardenCollections.update': operation('gardenCollections.update', {
    summary: 'Rename a collection',
    ...collection,
    ifMatch: 'required',
    body: GardenCollectionPatch,
    responses: { 200: GardenCollection },
    problems: [400, 404, 409, 413, 415],
  }),
  'gardenCollections.delete': operation('gardenCollections.delete', {
    summary: 'Delete a collection; its items stay',
    ...collection,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
};

export const gardenOperations = {
  'gardenTags.list': operation('gardenTags.list', {
    summary: 'The tags of one’s own items, by name',
    responses: { 200: z.array(GardenTag) },
  }),
  'garden.export': operation('garden.export', {
    summary: 'One’s own items as a file',
    query: GardenExportQuery,
    download: ['text/markdown', 'application/x-research-info-systems', 'application/x-bibtex', 'text/csv'],
    responses: { 200: z.union([z.array(z.record(z.string(), z.unknown())), z.string()]) },
    problems: [400],
  }),
  'garden.import': operation('garden.import', {
    summary: 'Plant what a file holds: BibTeX, RIS, CSV, Markdown or JSON, told by its content',
    headers: ['Idempotency-Key'],
    ...ofForm,
    uploadBytes: maxImportBytes,
    responses: { 200: GardenImport },
    problems: [400, 409, 413, 415, 503],
  }),
  'garden.merge': operation('garden.merge', {
    summary:
      'Make one item of several: notes, tags, collections and sources come together, the others go to the trash',
    ifMatch: 'honoured',
    headers: ['Idempotency-Key'],
    body: GardenMerge,
    responses: { 200: GardenItem },
    problems: [400, 404, 409, 413, 415],
  }),
  'garden.list': operation('garden.list', {
    summary: 'One’s own items, newest first',
    query: GardenQuery,
    responses: { 200: z.array(ListedGardenItem) },
    problems: [400],
  }),
  'garden.create': operation('garden.create', {
    summary: 'Plant something; `duplicates` tells what is there already',
    headers: ['Idempotency-Key'],
    body: GardenItemDraft,
    responses: { 201: GardenItem },
    problems: [400, 409, 413, 415],
  }),
  'garden.get': operation('garden.get', {
    summary: 'One item, whole',
    ...item,
    responses: { 200: GardenItem },
    problems: [400, 404],
  }),
  'garden.update': operation('garden.update', {
    summary: 'Change any of an item’s fields',
    ...item,
    ifMatch: 'required',
    body: GardenItemPatch,
    responses: { 200: GardenItem },
    problems: [400, 404, 409, 413, 415],
  }),
  'garden.delete': operation('garden.delete', {
    summary: 'Throw an item away; it can be restored for 30 days',
    ...item,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'garden.restore': operation('garden.restore', {
    summary: 'Take an item out of the trash',
    ...item,
    ...action,
    responses: { 200: GardenItem },
    problems: [400, 404, 409],
  }),
  'garden.checkSource': operation('garden.checkSource', {
    summary:
      'Ask the address of what an item cites whether it answers; `watch` tells. One’s own items only, when one asks',
    ...item,
    ifMatch: 'required',
    responses: { 200: GardenItem },
    problems: [400, 404, 409],
  }),
  'garden.notDuplicate': operation('garden.notDuplicate', {
    summary: 'Remember that two items are not the same, whatever they share',
    ...item,
    ...action,
    body: GardenOther,
    responses: { 200: GardenItem },
    problems: [400, 404, 409, 413, 415],
  }),
};
