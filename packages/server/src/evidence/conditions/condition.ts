/** A number that a condition compares: a constant, a fact of the product by its name, or a sum, difference or share of such. */
export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  /** e.g. `fat_g`, `energy_pct(fat)`, `dv_pct(vitamin c)`; the argument is lower case. */
  | { readonly kind: 'fact'; readonly name: string; readonly of: string | null }
  /** The share of the nutrients for which `test` holds, of those for which `among` holds. */
  | { readonly kind: 'share'; readonly test: Condition; readonly among: Condition }
  | {
      readonly kind: 'sum';
      readonly sign: '+' | '-' | '/';
      readonly left: Amount;
      readonly right: Amount;
    };

/** How two amounts are compared. */
export type Comparator = '<=' | '<' | '>=' | '>' | '==';

/** What a claim needs of a product. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | {
      readonly kind: 'compare';
      readonly by: Comparator;
      readonly left: Amount;
      readonly right: Amount;
    }
  /** A yes-or-no fact, e.g. `sugars_not_increased`, or `meets(low fat)`. */
  | { readonly kind: 'holds'; readonly name: string; readonly of: string | null };

/** How a fact is named in a table of facts: `fat_g`, `energy_pct(fat)`. */
export const factKey = (name: string, of: string | null): string => (of === null ? name : `${name}(${of})`);
