import { describe, expect, it } from 'vitest';
import { FormFactor } from '../../../contract/index.ts';
import { archetypes } from '../../../costing/archetypes.ts';
import { foodArchetypes, foodPlanOf } from '../../../costing/index.ts';
import { computeFormula, type FormulaDraft } from '../../../formula/index.ts';
import { registry } from '../../../registry/index.ts';
import { suggestedFood } from './suggestedFood.ts';
import { suggestedFormula } from './suggestedFormula.ts';
import { concept, foods, parts } from '../testing/suggesting.ts';

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
