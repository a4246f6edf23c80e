import { z } from 'zod';
import { operation, PageSize, RecordId, Text } from './http.ts';

/** What is searched, in the order in which kinds are named. */
export const SearchKind = z.enum([
  'conversation',
  'product',
  'formula',
  'claim',
  'garden',
  'document',
  'supplier',
  'rfq',
  'quote',
]);
export type SearchKind = z.infer<typeof SearchKind>;

const Kinds = z
  .string()
  .transform((text) => text.split(',').filter((kind) => kind !== ''))
  .pipe(z.array(SearchKind))
  .describe(`Kinds, with commas between them, of ${SearchKind.options.join(', ')}; all without it`);

/** What is searched for, and where. */
export const SearchQuery = z
  .strictObject({
    q: Text.max(300)
      .default('')
      .describe(
        'Words that all have to be there, in whatever inflection; "a phrase" in quotes, -word for none with it. A last word of three letters or more may be the beginning of one. What asks for no word finds nothing',
      ),
    kinds: Kinds.optional(),
    limit: PageSize.default(20).describe('Most hits'),
  })
  .meta({ example: { q: 'magnesium' } });
export type SearchQuery = z.infer<typeof SearchQuery>;

/** Something of one's own that says what was searched for. */
export const SearchHit = z
  .strictObject({
    kind: SearchKind.describe('What the record is'),
    id: RecordId.describe('The number of the record; of a message that of its conversation'),
    messageId: RecordId.optional().describe('Of a conversation: the message that says it'),
    productId: RecordId.optional().describe('The product that it belongs to'),
    title: z.string(),
    snippet: z.string().describe('The stretch of its text that says most of it'),
    ranges: z
      .array(z.tuple([z.int().min(0), z.int().min(0)]))
      .describe('Where the words stand in the snippet: first and behind the last, in UTF-16 units'),
  })
  .meta({
    id: 'SearchHit',
    example: {
      kind: 'conversation',
      id: 1,
      messageId: 2,
      title: 'Does magnesium help with sleep?',
      snippet: 'In older adults magnesium shortened the time to fall asleep.',
      ranges: [[14, 23]],
    },
  });
export type SearchHit = z.infer<typeof SearchHit>;

export const searchOperations = {
  'search.find': operation('search.find', {
    summary:
      'What is one’s own and says these words: what is called so first, then the newest. Others’ is never found',
    query: SearchQuery,
    responses: { 200: z.array(SearchHit) },
    problems: [400],
  }),
};
