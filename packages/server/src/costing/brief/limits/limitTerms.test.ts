import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { foodArchetypes, lineContents } from '../../foods/tables/tables.ts';
import type { ProductEstimate } from '../../productEstimate.ts';
import { limitTerms } from './limitTerms.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

const serving = { kind: 'serving' } as const;
const pack = { kind: 'pack' } as const;
const per = (amount: number, unit: 'g' | 'ml') => ({ kind: 'measure', amount, unit }) as const;

describe('how much of what labels declare a brief wants, and of what', () => {
  it.each([
    ['Not more than 2 g sugars per serving', 'sugar', 'most', 2, serving],
    ['at least 22 g protein from whey isolate', 'protein', 'least', 22, serving],
    ['max 3 g sugar each', 'sugar', 'most', 3, { kind: 'piece' }],
    ['under 3 g net carbs', 'carbohydrate', 'most', 3, serving],
    ['sugar only from the peach juice and never above 4 g.', 'sugar', 'most', 4, serving],
    ['35 kcal max', 'energy', 'most', 35, serving],
    ['High fibre: minimum 8 g per 100 g', 'fibre', 'least', 8, per(100, 'g')],
    ['salt below 2 g per 100 g, pH under 4', 'salt', 'most', 2, per(100, 'g')],
    ['Salt 2.5 g a cup or less, no MSG', 'salt', 'most', 2.5, pack],
    ['under 4 g net carbs per 30 g', 'carbohydrate', 'most', 4, per(30, 'g')],
    ['less than 6 g sugars per 100 ml', 'sugar', 'most', 6, per(100, 'ml')],
    ['max. 4 g Zucker pro 100 g', 'sugar', 'most', 4, per(100, 'g')],
    ['Salz höchstens 1,2 g pro 100 g', 'salt', 'most', 1.2, per(100, 'g')],
    ['salt no more than 1.2 g/100 g', 'salt', 'most', 1.2, per(100, 'g')],
    ['sugar 4.5 g per 100 ml at most', 'sugar', 'most', 4.5, per(100, 'ml')],
    ['1.500 mg sodium per litre', 'sodium', 'about', 1500, per(1000, 'ml')],
    ['fat max 3 %', null, null, null, null],
    ['max 1 % fat', 'fat', 'most', 1, per(100, 'g')],
    ['5 g organic cane sugar', 'sugar', 'about', 5, serving],
    ['25 g protein powder', null, null, null, null],
    ['under 1 g sugar alcohols', null, null, null, null],
    ['30 % less sugar', null, null, null, null],
    ['90 % whey protein', null, null, null, null],
    ['200 g tub, protein yogurt', null, null, null, null],
    ['330 ml can, 5 g chicory inulin', null, null, null, null],
  ] as const)('%s', (text, content, bound, value, basis) => {
    const [term] = limitTerms(text);
    expect(term ? [term.content, term.bound, term.value, term.basis] : [null, null, null, null]).toEqual([
      content,
      bound,
      value,
      basis,
    ]);
  });

  it('a list has one head: each of its amounts is of it', () => {
    const bases = limitTerms('per 100 g: max 5 g sugar, 10 g protein').map(({ basis }) => basis);
    expect(bases).toEqual([per(100, 'g'), per(100, 'g')]);
  });
});

/** How a limit is worded: `#` the amount, `@` its content. */
const wordings = {
  most: ['max # @', 'under # @', '@ at most #', '# @ or less', 'not more than # @', '@: max. #', 'höchstens # @', '@ never above #'],
  least: ['at least # @', 'min. # @', '@ at least #', '# @ or more', 'no less than # @', 'minimum # of @'],
} as const; // prettier-ignore

const contents = { sugar: ['sugar', 'sugars'], salt: ['salt'], protein: ['protein'], fibre: ['fibre', 'fiber'], fat: ['fat'] } as const; // prettier-ignore
const foods = [['Protein bar', '60 g bar'], ['Granola', '350 g pouch, 45 g servings'], ['Tomato soup', '400 g pouch'], ['Butter cookies', '200 g tray, 8 cookies'], ['Strawberry yogurt', '150 g cup']] as const; // prettier-ignore

/** Grams of a content in 100 g of what is sold: water that is driven off leaves what is in the rest. */
const heldIn = ({ ingredients, archetype }: ProductEstimate, content: keyof typeof contents) => {
  const whole = ingredients.reduce((sum, { percent = 0 }) => sum + percent, 0);
  const kept = foodArchetypes.find(({ key }) => key === archetype)?.process_yield ?? 1;
  return ingredients.reduce(
    (sum, { name, percent = 0 }) => sum + (percent / whole / kept) * (lineContents.get(name)?.[content] ?? 0),
    0,
  );
};

describe('a limit is kept by the finished recipe, or told with both figures', () => {
  const cases = (['most', 'least'] as const).flatMap((bound) =>
    wordings[bound].flatMap((wording) => foods.map((food) => [bound, wording, food] as const)),
  );

  it.each(cases)('%s, %s: %s', (bound, wording, [concept, description]) => {
    for (const [content, names] of Object.entries(contents) as [keyof typeof contents, readonly string[]][])
      for (const [at, grams] of ['1,5', '6', '25'].entries()) {
        const words = `${wording.replace('#', `${grams} g`).replace('@', names[at % names.length] ?? '')} per 100 g`;
        const made = estimate(concept, `${description}, ${words}.`);
        const value = Number(grams.replace(',', '.'));
        const held = heldIn(made, content);
        const isKept = bound === 'most' ? held <= value * 1.03 + 0.1 : held >= value * 0.97 - 0.1;
        const said = `The words say at ${bound} ${value} g ${content} per 100 g; such a recipe holds about `;
        const isTold = made.withheld !== null || made.warnings.some((each) => each.startsWith(said));
        expect([words, isKept || isTold]).toEqual([words, true]);
      }
  });
});
