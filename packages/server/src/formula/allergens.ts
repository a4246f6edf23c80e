import type { LineDraft, Market } from './draft.ts';

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

/** What both markets have named under two names, and whether none of one is none of the other: lists of nuts and cereals differ. */
const twins: readonly [us: string, eu: string, isSameList?: true][] = [
  ['egg', 'eggs', true],
  ['crustacean shellfish', 'crustaceans', true],
  ['soy', 'soybeans', true],
  ['tree nuts', 'nuts'],
  ['wheat', 'cereals containing gluten'],
];
const wheat = /wheat|spelt|durum|kamut/i;
const open = 'unconfirmed';

/**
 * What is known of an allergen in a line: unconfirmed, free, contains, or its species. What was confirmed under the
 * other market's name for it holds as well, as far as it says the same.
 */
export function statusOf({ allergens }: LineDraft, allergen: string): string {
  if (!allergens) return open;
  const own = allergens[allergen] ?? open;
  const [us, eu = '', isSameList] = twins.find((names) => names.includes(allergen)) ?? [];
  if (own !== open || !us) return own;
  const other = allergens[us === allergen ? eu : us] ?? open;
  if (allergen === 'wheat') return wheat.test(other) ? 'contains' : open;
  return other === 'free' && !isSameList ? open : other;
}
