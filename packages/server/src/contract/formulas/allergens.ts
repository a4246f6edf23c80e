import { z } from 'zod';

/** What the US and the EU have named on labels; some stand in both under two names. */
const allergenKeys: ReadonlySet<string> = new Set([
  'milk',
  'egg',
  'eggs',
  'fish',
  'crustacean shellfish',
  'crustaceans',
  'tree nuts',
  'nuts',
  'peanuts',
  'wheat',
  'cereals containing gluten',
  'soy',
  'soybeans',
  'sesame',
  'celery',
  'mustard',
  'sulphites',
  'lupin',
  'molluscs',
]);

/** What is known of allergens, by the name that a market has for each; `Name` checks names and what is said of them. */
export const allergensOf = (Name: z.ZodString) =>
  z.record(Name, Name).superRefine((allergens, context) => {
    for (const key of Object.keys(allergens)) {
      if (allergenKeys.has(key)) continue;
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `‘${key}’ is no allergen that the US or the EU names`,
      });
    }
  });
