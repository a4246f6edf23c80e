/**
 * The tables that each resource's answers are read from, as the table of revisions names the resource. A migration
 * makes them renew its stamp: 0002 the first ones, `watchTable` every later one.
 */
export const stampedTables = {
  users: ['users'],
  products: ['products'],
  conversations: ['conversations', 'messages'],
  formulas: ['formulas', 'formula_versions'],
  articles: ['articles', 'article_mentions'],
  materials: ['materials', 'material_prices'],
  claims: ['claims'],
  documents: ['documents'],
  coas: ['coas'],
  garden: [
    'garden_items',
    'garden_item_tags',
    'garden_keys',
    'garden_collections',
    'garden_item_collections',
    'garden_distinct',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A resource whose changes renew a stamp. */
export type StampedResource = keyof typeof stampedTables;
