import type { Passage } from '../../../evidence/index.ts';

/** A list that was made by counting or ordering records, as a source that its figures can be looked up in. */
export const counted = (
  title: string,
  text: string,
  of: Pick<Passage, 'ingredients' | 'topics'>,
): Passage => ({
  key: `counted:${title}`,
  kind: 'evidence',
  title,
  source: 'Counted over the records of this base',
  url: null,
  text,
  isConfirmed: true,
  ingredients: of.ingredients,
  topics: of.topics,
});
