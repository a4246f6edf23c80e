import { type Ingredient, registry } from '../../../registry/index.ts';
import type { Inquiry } from '../inquiry.ts';

/** A material that is bought for one nutrient, and how much of it it holds, as makers state it. */
export interface NutrientMaterial {
  readonly key: string;
  readonly nutrient: 'protein' | 'fibre';
  /** Of 100 g. */
  readonly low: number;
  readonly high: number;
}

const nutrients: Readonly<Record<string, { nutrient: NutrientMaterial['nutrient']; word: RegExp }>> = {
  protein: { nutrient: 'protein', word: /\bproteins?\b/gi },
  fibre: { nutrient: 'fibre', word: /\bfib(?:re|er)s?\b/gi },
};

const share = /^≥?(\d+)(?:–(\d+))? %(?: (?:soluble )?(?:protein|fib(?:re|er)))?$/;

function materialOf({ key, category, potency }: Ingredient): NutrientMaterial | null {
  const kind = nutrients[category];
  const [, low, high] = share.exec(potency) ?? [];
  return kind && low ? { key, nutrient: kind.nutrient, low: Number(low), high: Number(high ?? low) } : null;
}

const materials = new Map(
  registry.records.ingredients.flatMap((row) => {
    const material = materialOf(row);
    return material ? [[row.key, material] as const] : [];
  }),
);

const asksForContent =
  /\bhow (?:much|many|rich|high)\b|\bpercent(?:age)?\b|%|\bcontents?\b|\bgrams?\b|\bshare\b|\bper 100 ?g\b/i;

/**
 * The materials whose own nutrient a question asks for: protein in pea protein. The tables of foods know peas, not what is
 * made of them.
 */
export function materialsAsked({ question, ingredients }: Inquiry): NutrientMaterial[] {
  if (!asksForContent.test(question)) return [];
  return ingredients.flatMap((key) => {
    const material = materials.get(key);
    const kind = Object.values(nutrients).find(({ nutrient }) => nutrient === material?.nutrient);
    if (!material || !kind) return [];
    const name = registry.ingredients.get(key)?.name ?? '';
    const inName = name.match(kind.word)?.length ?? 0;
    // “how much protein is in pea protein” says it once more than the name does
    return (question.match(kind.word)?.length ?? 0) > inName ? [material] : [];
  });
}

/** Whether a nutrient stands in a question as what a material is bought for: “pea protein” is no protein of peas. */
export const isOfMaterial = ({ ingredients }: Inquiry, nutrient: string): boolean =>
  ingredients.some((key) => materials.get(key)?.nutrient === nutrient);
