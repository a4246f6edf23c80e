import type { Market } from './draft.ts';

/**
 * What each market has named: in the US the order of the Act (section 201(qq), sesame since 2023), in the EU that of
 * Annex II of Regulation (EU) No 1169/2011.
 */
export const allergensOf: Readonly<Record<Market, readonly string[]>> = {
  US: ['milk', 'egg', 'fish', 'crustacean shellfish', 'tree nuts', 'peanuts', 'wheat', 'soy', 'sesame'],
  EU: [
    'cereals containing gluten',
    'crustaceans',
    'eggs',
    'fish',
    'peanuts',
    'soybeans',
    'milk',
    'nuts',
    'celery',
    'mustard',
    'sesame',
    'sulphites',
    'lupin',
    'molluscs',
  ],
};
