import { describe, expect, it } from 'vitest';
import { FormFactor } from '../../contract/index.ts';
import { archetypes } from '../../costing/archetypes.ts';
import { foodArchetypes, foodPlanOf, type ProductConcept } from '../../costing/index.ts';
import { loadEvidence } from '../../evidence/index.ts';
import { readFoods } from '../../foods/index.ts';
import { computeFormula, type FormulaDraft } from '../../formula/index.ts';
import { registry } from '../../registry/index.ts';
import { formulaDataOf } from './formulaData.ts';
import { suggestedFood, type RecipeFood } from './suggestedFood.ts';
import { suggestedFormula } from './suggestedFormula.ts';

const evidence = loadEvidence();
const parts = { evidence, data: formulaDataOf(evidence) };
const foods = new Map(
  readFoods().map((food) => [
    food.name,
    { profile: food.profile, caffeinePercent: food.caffeinePercent } as RecipeFood,
  ]),
);
const concept = (text: string, more: Partial<ProductConcept> = {}): ProductConcept => ({
  concept: text,
  description: '',
  formFactor: null,
  volume: null,
  volumeUnit: null,
  ...more,
});

/** The law leaves it to the maker what its dietary folate equivalents are: the person has to say it. */
const leftToMaker = 'Methylfolate';

/** Stops but for what only a supplier can say: no suggestion knows what allergens a lot holds. */
const stopsOf = (draft: FormulaDraft, of: string) =>
  computeFormula(draft, parts.data)
    .checks.filter(({ severity, code }) => severity === 'stop' && code !== 'allergen.unconfirmed')
    .map(({ code, text }) => `${of}: ${code} ${text}`);

describe('a suggested formula opens without a stop of its own making', () => {
  it.each(FormFactor.options)('of every kind of supplement, and every material, as a %s', (formFactor) => {
    const subjects = [
      ...archetypes.flatMap(({ words }) => words.slice(0, 1)),
      ...new Set([...registry.materials.values()].map(({ name }) => name)),
    ].filter((subject) => subject !== leftToMaker);
    const stops = subjects.flatMap((subject) =>
      stopsOf(suggestedFormula(concept(subject, { formFactor }), parts), subject),
    );
    expect(stops).toEqual([]);
  });

  it('of every kind of food and drink', () => {
    const stops = foodArchetypes
      .filter(({ kind }) => kind !== 'supplement')
      .flatMap(({ key, kind, category, words }) => {
        const plan = foodPlanOf(concept(words[0] ?? key, { kind, pack: { category, size: null } }));
        return plan ? stopsOf(suggestedFood(plan, foods, parts), key) : [];
      });
    expect(stops).toEqual([]);
  });
});
