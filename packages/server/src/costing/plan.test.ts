import { describe, expect, it } from 'vitest';
import { formFactorUnits, type FormFactor, type VolumeUnit } from '../contract/index.ts';
import { archetypes } from './archetypes.ts';
import { registry, usualMaterial } from '../registry/index.ts';
import { estimateProduct } from './estimate.ts';
import { proposeFormula, type ProductConcept } from './formula.ts';
import { planFormula } from './plan.ts';

const planProduct = (input: ProductConcept) => planFormula(proposeFormula(input));
const plan = (concept: string, description = '-') =>
  planProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const sized = (formFactor: FormFactor, volume: number, volumeUnit: VolumeUnit, concept = 'Sleep aid') =>
  planProduct({ concept, description: '-', formFactor, volume, volumeUnit });
const formula = (concept: string, description = '-') =>
  plan(concept, description).lines.map(({ material, amount }) => [material.form, amount]);

describe('archetypes', () => {
  it.each([
    ['Sleep aid', 'sleep'],
    ['Recovery drink mix', 'recovery'],
    ['Menstrual cramp supplement', 'menstrual'],
    ['Vegan protein powder', 'protein'],
    ['Joint comfort capsule', 'joint'],
    ['Hydration sticks', 'hydration'],
    ['Pre-workout energy shot', 'energy'],
    ['Gut health', 'gut'],
    ['Immune support gummies', 'immunity'],
    ['Skin glow collagen', 'beauty'],
    ['Nootropic for focus', 'focus'],
    ['Calm and stress relief', 'stress'],
    ['Something new', 'general'],
  ])('%s is of the kind %s', (concept, kind) => {
    expect(plan(concept).archetype).toBe(kind);
  });

  it.each([
    ['Trial period box', 'general'],
    ['Period pain relief for a trial period', 'menstrual'],
    ['Evening primrose oil', 'general'],
    ['Extra strength vitamin C', 'general'],
    ['Memory foam pillow gift', 'general'],
    ['Leg cramps at night', 'sleep'],
  ])('of %s are told by the sense of its words: %s', (concept, kind) => {
    expect(plan(concept).archetype).toBe(kind);
  });

  it('weigh the concept more than the description', () => {
    expect(plan('Sleep aid', 'for energy in the gut').archetype).toBe('sleep');
    expect(plan('A capsule', 'for energy').archetype).toBe('energy');
  });

  it.each(archetypes)('$key uses materials of the registry, within their usual doses', ({ lines }) => {
    expect(lines.length).toBeGreaterThan(0);
    for (const { ingredient, amount } of lines) {
      const material = usualMaterial(ingredient);
      expect(material?.ingredient).toBe(ingredient);
      expect(amount ?? 0).toBeLessThanOrEqual(material?.dose.high ?? 0);
    }
  });
});

describe('ingredients', () => {
  it('that are named are the formula, in their order, at usual doses', () => {
    expect(formula('L-theanine and magnesium sleep aid')).toEqual([
      ['L-theanine 98 %', 200],
      ['magnesium bisglycinate', 200],
    ]);
  });

  it('that are ruled out are left out of a usual formula too, and it is said', () => {
    const { lines, assumptions } = plan('Sleep aid', 'No melatonin, caffeine or valerian.');
    expect(lines.map(({ material }) => material.name)).toEqual(['Magnesium', 'L-theanine']);
    expect(assumptions[0]).toContain("of the kind 'sleep', without what is ruled out");
  });

  it('may all be ruled out: what is left is costed', () => {
    const everything = 'Without vitamin C, vitamin D, zinc, magnesium or vitamin B12';
    expect(plan(everything).lines).toEqual([]);
    const estimate = estimateProduct({
      concept: everything,
      description: '-',
      formFactor: 'liquid',
      volume: 50,
      volumeUnit: 'mg per mL',
    });
    expect(Number(estimate.estimatedCost)).toBeGreaterThan(0);
  });

  it('that are not named come from the kind of product', () => {
    expect(formula('Sleep aid').map(([form]) => form)).toEqual([
      'magnesium bisglycinate',
      'L-theanine 98 %',
      'melatonin 99 %',
    ]);
  });

  it.each<[string, unknown[]]>([
    [
      'Ashwagandha 300 mg, L-theanine (200 mg)',
      [
        ['root extract, standardised, branded class', 300],
        ['L-theanine 98 %', 200],
      ],
    ],
    [
      '300 mg ashwagandha with 200mg of theanine',
      [
        ['root extract, standardised, branded class', 300],
        ['L-theanine 98 %', 200],
      ],
    ],
    [
      '1,000 mg vitamin C and zinc',
      [
        ['ascorbic acid', 1000],
        ['zinc picolinate', 15],
      ],
    ],
    ['Creatine 3000 mg', [['creatine monohydrate', 3]]],
    ['Vitamin C 1.000 mg', [['ascorbic acid', 1000]]],
    ['1 000 mg vitamin C', [['ascorbic acid', 1000]]],
    ['Omega 3 500 mg', [['fish oil concentrate 60 %', 500]]],
    ['Potassium 10 mEq', [['potassium citrate', 391]]],
    ['Vitamin D 1000 IU', [['cholecalciferol powder 100,000 IU/g', 25]]],
    ['Vitamin E 400 IU', [['dl-alpha-tocopheryl acetate 50 % powder', 180]]],
    ['400 IU natural vitamin E', [['d-alpha-tocopheryl acetate 50 % powder, natural', 268]]],
    ['Vitamin E (natural) 400 IU', [['d-alpha-tocopheryl acetate 50 % powder, natural', 268]]],
    ['vitamin b12 500 mcg', [['cyanocobalamin, 1 % on carrier', 500]]],
    ['20 billion CFU probiotic', [['live cultures 100 billion CFU/g', 20]]],
    [
      'Probiotic with Lactobacillus and Bifidobacterium lactis, 20 billion CFU',
      [['live cultures 100 billion CFU/g', 20]],
    ],
    ['Magnesium citrate, magnesium for muscles', [['magnesium citrate', 200]]],
    ['Whey protein isolate', [['whey protein isolate 90', 20]]],
    ['Zinc 500 kg', [['zinc citrate', 15]]],
    ['Zinc 900 g', [['zinc citrate', 15]]],
    ['Withania somnifera', [['root extract, standardised, branded class', 600]]],
  ])('%s is understood', (concept, expected) => {
    expect(formula(concept)).toEqual(expected);
  });

  it('are cut where there are more than the longest multis have, and it is said', () => {
    const all = [...registry.materials.values()]
      .map(({ name }) => name)
      .slice(0, 80)
      .join(', ');
    const { lines, warnings } = plan(all);
    expect(lines).toHaveLength(32);
    expect(warnings).toContain('Only the first 32 ingredients named were costed.');
  });
});

describe('form and pack', () => {
  it.each([
    ['Sleep gummies', 'gummie', 'gummie'],
    ['Fish oil softgels', 'softgel', 'softgel'],
    ['Sleep drink mix', 'powder', 'tub'],
    ['Electrolyte stick packs', 'powder', 'sticks'],
    ['Calming drink', 'liquid', 'ready'],
    ['Sleep tincture', 'liquid', 'dropper'],
    ['Elderberry syrup', 'liquid', 'bottle'],
    ['Zinc lozenge', 'tablet', 'tablet'],
    ['Protein', 'powder', 'tub'],
    ['Sleep aid', 'capsule', 'capsule'],
    ['Creatine 300 g pouch', 'powder', 'tub'],
    ['Echinacea, 100 ml bottle', 'liquid', 'bottle'],
    ['Vitamin D3 Tropfen', 'liquid', 'dropper'],
    ['Zink Kapseln', 'capsule', 'capsule'],
    ['Unlike big tablets, our magnesium capsules dissolve', 'capsule', 'capsule'],
    ['For those who hate swallowing pills: zinc gummies', 'gummie', 'gummie'],
    ['Zinc, 60 capsules; normal tablets are hard to digest', 'capsule', 'capsule'],
    ['Magnesium capsules, take with a glass of water', 'capsule', 'capsule'],
    ['Vitamine C poeder', 'powder', 'tub'],
    ['Siroop met vlierbes', 'liquid', 'bottle'],
    ['Ashwagandha tabs', 'tablet', 'tablet'],
  ])('%s is a %s', (concept, formFactor, pack) => {
    expect(plan(concept)).toMatchObject({ formFactor, pack });
  });

  it('are as chosen, whatever the text says', () => {
    expect(sized('tablet', 0, 'mg', 'Sleep gummies').formFactor).toBe('tablet');
  });
});

describe('volume', () => {
  const amounts = (of: ReturnType<typeof sized>) => of.lines.map(({ amount }) => amount);
  const has = (notes: readonly string[], start: string) => notes.some((note) => note.startsWith(start));

  it('is the weight of the actives of a solid serving: doses move, none above its usual most', () => {
    const tablet = (mg: number) => sized('tablet', mg, 'mg', 'Vitamin C');
    expect(amounts(tablet(500))).toEqual([500]);
    expect(amounts(tablet(1000))).toEqual([1000]);
    expect(has(tablet(100).warnings, '100 mg is 40 % of the 250 mg')).toBe(true);
    const blend = sized('capsule', 800, 'mg', 'Vitamin C and quercetin');
    expect(blend.lines.map(({ amount }) => Math.round(amount))).toEqual([247, 494]);
    const full = sized('tablet', 1000, 'mg', 'Zinc');
    expect(amounts(full)).toEqual([25]);
    expect(full.fillerMg).toBeCloseTo(1000 - 25 / 0.2112, 3);
    expect(has(full.warnings, '882 mg of a serving are filler')).toBe(true);
  });

  it('leaves amounts that were named alone', () => {
    const named = sized('capsule', 500, 'mg', 'Ashwagandha 300 mg and L-theanine');
    expect(named.lines.map(({ amount }) => Math.round(amount))).toEqual([300, 196]);
    const over = sized('capsule', 100, 'mg', 'Ashwagandha 300 mg');
    expect(amounts(over)).toEqual([300]);
    expect(has(over.warnings, 'The amounts named need 300 mg')).toBe(true);
  });

  it('is what a container holds, of powders in grams and liquids in mL', () => {
    const tub = sized('powder', 500, 'g', 'Whey protein');
    expect(tub.servings * tub.servingMg).toBeCloseTo(500_000, 3);
    expect(Math.floor(tub.servings)).toBe(17);
    const can = sized('liquid', 500, 'mL', 'Hydration drink');
    expect([can.servings, can.servingMg]).toEqual([1, 525_000]);
    const syrup = sized('liquid', 100, 'mL', 'Elderberry syrup');
    expect(syrup.servings).toBeCloseTo(10, 6);
  });

  it('that is too small for the doses shrinks them, and says so', () => {
    const shot = sized('liquid', 10, 'mL', 'BCAA drink');
    expect(shot.lines[0]?.amount).toBeLessThan(5);
    expect(has(shot.warnings, 'A serving of 10 mL holds ')).toBe(true);
  });

  it.each<[VolumeUnit, number]>([
    ['drops', 20],
    ['teaspoon', 1],
    ['tablespoon', 1],
  ])('in %s is a serving', (unit, volume) => {
    const liquid = sized('liquid', volume, unit, 'Elderberry syrup');
    expect(liquid.servings).toBe(30);
    expect(liquid.servingMg / 1050).toBeCloseTo(
      { drops: 1, teaspoon: 4.929, tablespoon: 14.787 }[unit as 'drops'],
      1,
    );
  });

  it('in mg per mL sets how much liquid carries the doses', () => {
    expect(sized('liquid', 50, 'mg per mL', 'CBD tincture').servingMg).toBeCloseTo(0.4 * 940, 6);
    const strong = sized('liquid', 1000, 'mg per mL', 'CBD tincture');
    expect(has(strong.warnings, 'A serving cannot hold 1000 mg per mL')).toBe(true);
  });

  it.each<[FormFactor, VolumeUnit, number, string, number]>([
    ['capsule', 'IU', 1000, 'Vitamin D', 25],
    ['capsule', 'µg', 100, 'Vitamin D', 100],
    ['capsule', 'CFU', 50, 'Probiotic', 50],
    ['tablet', 'mEq', 10, 'Potassium', 391],
    ['softgel', 'IU', 100, 'Vitamin E', 45],
  ])(
    'of a %s in %s is the label amount of what is counted in it',
    (form, unit, volume, concept, expected) => {
      const result = sized(form, volume, unit, concept);
      expect(amounts(result)[0]).toBeCloseTo(expected, 6);
      expect(has(result.assumptions, 'The volume is read as the label amount of ')).toBe(true);
    },
  );

  it('in a unit that nothing is counted in is not used, and it is said', () => {
    const result = sized('capsule', 500, 'IU', 'Magnesium');
    expect(amounts(result)).toEqual([200]);
    expect(result.assumptions).toContain(
      'The volume of 500 IU was not used: no ingredient of the formula is counted in IU.',
    );
  });

  it('of 0 is none', () => {
    expect(amounts(sized('capsule', 0, 'mg', 'Magnesium'))).toEqual([200]);
  });

  const grows = (Object.keys(formFactorUnits) as FormFactor[]).flatMap((form) =>
    formFactorUnits[form].filter((unit) => unit !== 'mg per mL').map((unit) => [form, unit] as const),
  );
  it.each(grows)('a serving of a %s of more %s never costs less', (formFactor, volumeUnit) => {
    const cost = (concept: string, volume: number) => {
      const { scenarios, servingsPerContainer } = estimateProduct({
        concept,
        description: '-',
        formFactor,
        volume,
        volumeUnit,
      });
      const whole = Number(scenarios.base.landedUnitCost);
      return formFactor === 'powder' || formFactor === 'liquid' ? whole : whole / servingsPerContainer;
    };
    for (const concept of ['Sleep aid', 'Vitamin D 25 mcg and probiotic', 'Potassium tonic', 'Creatine']) {
      const costs = [1, 5, 30, 100, 250, 500, 1000].map((volume) => cost(concept, volume));
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
    }
  });
});

describe('capsules of nothing but oil', () => {
  it('are softgels, unless a person chose capsules', () => {
    expect(plan('Fish oil capsules').formFactor).toBe('softgel');
    expect(plan('Fish oil and zinc capsules').formFactor).toBe('capsule');
    const chosen = { concept: 'Fish oil', description: '-', volume: null, volumeUnit: null };
    expect(planProduct({ ...chosen, formFactor: 'capsule' }).formFactor).toBe('capsule');
  });
});

describe('what the words say that a container holds', () => {
  it('is what it holds, in as many servings as that makes', () => {
    expect(plan('Zinc capsules', '90 capsules').servings).toBe(90);
    expect(plan('Calm evening gummies, 60 gummies').servings).toBe(30);
    const tub = plan('Creatine powder 500 g tub');
    expect((tub.servings * tub.servingMg) / 1000).toBeCloseTo(500, 6);
    expect(tub.lines[0]?.amount).toBe(5);
    expect(plan('Magnesium powder, 45 sticks').servings).toBe(45);
  });
  it('gives way to a volume that was chosen', () => {
    const chosen = sized('powder', 250, 'g', 'Creatine powder 500 g tub');
    expect((chosen.servings * chosen.servingMg) / 1000).toBeCloseTo(250, 6);
  });
  it('may cost and be sold for more than a usual one', () => {
    const { withheld, suggestedPrice } = estimateProduct({
      concept: 'Whey protein powder, 2 kg bag',
      description: '-',
      formFactor: null,
      volume: null,
      volumeUnit: null,
    });
    expect(withheld).toBeNull();
    expect(Number(suggestedPrice)).toBeGreaterThan(100);
  });
});
