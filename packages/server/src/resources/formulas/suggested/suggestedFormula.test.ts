import { describe, expect, it } from 'vitest';
import { FormulaDraft as Draft } from '../../../contract/index.ts';
import { archetypes } from '../../../costing/archetypes.ts';
import { estimateProduct, type ProductConcept } from '../../../costing/index.ts';
import { computeFormula } from '../../../formula/index.ts';
import { suggestedFormula } from './suggestedFormula.ts';
import { concept, parts } from '../testing/suggesting.ts';

const suggest = (text: string, more: Partial<ProductConcept> = {}) =>
  suggestedFormula(concept(text, more), parts);

describe('the suggested formula', () => {
  it('has the estimate’s lines as a label names them', () => {
    const draft = suggest('Magnesium, vitamin D and ashwagandha capsule');
    expect(draft).toMatchObject({ form: 'capsule', pack: 'capsule', serving: { unit: 'capsule' } });
    expect(
      draft.lines
        ?.filter(({ purpose }) => purpose === undefined)
        .map(({ nutrient, ingredient, source, tag }) => ({ nutrient, ingredient, source, tag })),
    ).toEqual([
      { nutrient: 'magnesium', ingredient: undefined, source: 'magnesium bisglycinate', tag: 'suggested' },
      { nutrient: 'vitamin-d', ingredient: undefined, source: 'cholecalciferol', tag: 'suggested' },
      expect.objectContaining({ ingredient: 'ashwagandha', tag: 'suggested' }),
    ]);
  });

  it('says what the share of a compound rests on', () => {
    const [zinc] = suggest('Zinc citrate capsule').lines ?? [];
    expect(zinc).toMatchObject({
      source: 'zinc citrate',
      potency: 32.13,
      note: expect.stringMatching(/^Zinc citrate dihydrate: 32\.13 % of it is zinc\./),
    });
  });

  it('cites a dose that was studied, where the base has one', () => {
    const [magnesium] = suggest('Magnesium capsule').lines ?? [];
    expect(magnesium?.cite).toMatchObject({ kind: 'evidence', dose: { unit: 'mg', per: 'day' } });
  });

  it('pays for so many shells as a container holds capsules, however many a serving is set to', () => {
    const draft = suggest('Magnesium capsule');
    const costOf = (units: number) => {
      const serving = { ...draft.serving, units };
      const lines = draft.lines?.filter(({ purpose }) => purpose === 'shell') ?? [];
      return Number(computeFormula({ ...draft, serving, lines }, parts.data).cost.perServing);
    };
    expect(costOf(3) / costOf(2)).toBeCloseTo(1.5, 2);
  });

  it('cites none of another outcome', () => {
    const citedOf = (text: string) => suggest(text).lines?.[0]?.cite?.title;
    expect(citedOf('Magnesium capsule')).toMatch(/^Magnesium/);
    expect(citedOf('Magnesium capsule for blood pressure')).toMatch(/blood pressure/);
    expect(citedOf('Magnesium capsule for immunity')).toBeUndefined();
  });

  it.each(archetypes.flatMap(({ key, words }) => (words[0] ? [[key, words[0]] as const] : [])))(
    'of the kind %s is a draft whose lines all compute',
    (_, words) => {
      const draft = suggest(words);
      expect(Draft.safeParse(JSON.parse(JSON.stringify(draft))).error).toBeUndefined();
      const { checks } = computeFormula(draft, parts.data);
      expect(checks.filter(({ code }) => code.startsWith('conversion.'))).toEqual([]);
    },
  );

  it.each([
    'Zinc capsules, no magnesium stearate',
    'Vitamin C chewable tablets 500 mg, orange',
    'Vitamin C 1000 mg fizzing tablets, orange',
    'Zinc lozenges with honey and lemon',
    'Omega-3 fish oil softgels',
    'Sugar-free vitamin C gummies',
    'Whey protein powder, chocolate, 25 g protein',
    'Collagen peptides powder sticks, vanilla',
    'Creatine monohydrate powder, unflavoured',
    'Vitamin D3 drops in MCT oil',
    'Valerian tincture 50 ml',
    'Valerian glycerite 50 ml',
    'Vitamin B12 spray',
    'Liquid iron for kids 200 ml',
  ])(
    'of %s has line by line what the estimate has, fits, costs the same and leaves nothing to add',
    (text) => {
      const { lines } = suggest(text);
      const estimate = estimateProduct(concept(text));
      expect(lines?.map(({ name, amount, purpose }) => [name, amount?.value, amount?.unit, purpose])).toEqual(
        estimate.ingredients.map(({ name, amountPerServing, unit, purpose }) => [
          name,
          amountPerServing,
          unit,
          purpose,
        ]),
      );
      const { cost, typical, checks } = computeFormula(suggest(text), parts.data);
      expect(typical).toEqual([]);
      expect(checks.map(({ code }) => code)).not.toContain('fit.tooBig');
      const estimated = Number(estimate.scenarios.base.landedUnitCost);
      expect(Math.abs(Number(cost.perUnit) / estimated - 1)).toBeLessThan(0.03);
    },
  );

  it.each<[string, string[], string[]]>([
    ['Sugar-free vitamin C gummies', ['maltitol syrup', 'pectin'], ['corn syrup', ' sugar,', 'gelatin']],
    ['Vegan vitamin D3 softgels', ['modified food starch'], ['gelatin', 'beeswax']],
    ['Zinc capsules for Germany', ['capsule shell (hydroxypropyl methyl cellulose)'], ['capsule (hypro']],
  ])('of %s is labelled with what the words want, and nothing that they refuse', (text, has, hasNot) => {
    const { panel } = computeFormula(suggest(text), parts.data);
    for (const each of has) expect(panel.ingredients).toContain(each);
    for (const each of hasNot) expect(panel.ingredients).not.toContain(each);
  });

  it('counts the protein of a powder, and says whose it is', () => {
    const { panel } = computeFormula(
      suggest('Whey protein isolate powder, vanilla, 25 g protein'),
      parts.data,
    );
    const protein = panel.lines.find(({ name }) => name === 'Protein');
    expect(protein?.cells.join(' ')).toContain('25 g');
    expect(panel.allergens).toMatch(/milk/i);
  });

  it('counts the sugars and the energy of a gummy, and of a sugar-free one neither sugar', () => {
    const rowsOf = (text: string) =>
      computeFormula(suggest(text), parts.data).panel.lines.map(({ name }) => name);
    expect(rowsOf('Vitamin C gummies')).toEqual(expect.arrayContaining(['Calories', 'Total Sugars']));
    expect(rowsOf('Sugar-free vitamin C gummies')).not.toContain('Total Sugars');
  });

  it.each(['capsule', 'tablet', 'softgel', 'powder', 'gummie', 'liquid'] as const)(
    'costs as a %s what the estimate does',
    (formFactor) => {
      const asked = concept('Magnesium and L-theanine sleep aid', { formFactor });
      const { cost } = computeFormula(suggestedFormula(asked, parts), parts.data);
      const estimated = Number(estimateProduct(asked).scenarios.base.landedUnitCost);
      expect(Math.abs(Number(cost.perUnit) / estimated - 1)).toBeLessThan(0.03);
    },
  );
});
