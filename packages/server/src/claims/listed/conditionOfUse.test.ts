import { describe, expect, it } from 'vitest';
import { check } from '../testing/check.ts';

const conditionOf = (...[text, copy, product]: Parameters<typeof check>) =>
  check(text, { market: 'EU', ...copy }, product).sentences[0]?.conditions[0];
const rewordingsOf = (...[text, copy, product]: Parameters<typeof check>) =>
  check(text, { market: 'EU', ...copy }, product).sentences.flatMap(({ rewordings }) =>
    rewordings.map((each) => each.text),
  );

describe('the condition of use of a listed claim', () => {
  const heart = 'EPA and DHA contribute to the normal function of the heart.';

  it('adds EPA and DHA up where the formula lists them apart', () => {
    const epa = { key: 'epa', amount: 140, unit: 'mg' };
    const dha = { key: 'dha', amount: 120_000, unit: 'µg' };
    expect(conditionOf(heart, {}, { ingredients: [epa, dha] })).toMatchObject({ isMet: true, have: 260, need: 250 }); // prettier-ignore
    expect(conditionOf(heart, {}, { perDay: 1, ingredients: [{ ...epa, amount: 100 }, dha] })).toMatchObject({ isMet: false, have: 220 }); // prettier-ignore
    expect(conditionOf(heart, {}, { ingredients: [epa] })?.have).toBeUndefined();
  });

  it('computes a nutrition claim that it names', () => {
    const muscle = 'Protein contributes to a growth in muscle mass.';
    const food = (protein: number) =>
      ({
        kind: 'food',
        serving: { grams: 100 },
        nutrients: [
          { key: 'protein', amount: protein, unit: 'g' },
          { key: 'energy', amount: 400, unit: 'kcal' },
        ],
      }) as const;
    expect(conditionOf(muscle, {}, food(13))).toMatchObject({ isMet: true, have: 13, need: 12 });
    expect(check(muscle, { market: 'EU' }, food(11)).verdict).toBe('blocked');
  });

  it('says what the product has and what is needed', () => {
    const jam = {
      kind: 'food',
      serving: { grams: 100 },
      nutrients: [{ key: 'sugars', amount: 40, unit: 'g' }],
      reference: { name: 'our jam', nutrients: [{ key: 'sugars', amount: 60, unit: 'g' }] },
    } as const;
    expect(conditionOf('Reduced sugars.', {}, jam)?.text).toMatch(
      /^“reduced sugars”: the product has 33\.3 %; needs reduction of sugars at least 30 % and energy at most that of the similar product;/,
    );
  });

  it('is that of the substance that is named, and of both where both are', () => {
    const nutrients = [
      { key: 'vitamin-d', amount: 5, unit: 'µg' },
      { key: 'calcium', amount: 40, unit: 'mg' },
    ];
    const needed = 'needed for the normal growth and development of bone in children.';
    expect(conditionOf(`Vitamin D is ${needed}`, {}, { nutrients })).toMatchObject({
      isMet: true,
      have: 100,
    });
    expect(conditionOf(`Calcium and vitamin D are ${needed}`, {}, { nutrients })).toMatchObject({ isMet: false, have: 5 }); // prettier-ignore
  });
});

describe('other words for an unlisted claim', () => {
  it('are of the substance that is named: no letter stands for another', () => {
    const immune = 'helps to support a strong immune system.';
    expect(rewordingsOf(`Vitamin D ${immune}`)).toEqual([
      'Vitamin D contributes to the normal function of the immune system.',
    ]);
    expect(rewordingsOf(`Vitamin K ${immune}`)).toEqual([]);
  });

  it('speak of children only where the copy or the product does', () => {
    const words = ['Vitamin D strengthens the immune system.', 'Vitamin D strengthens the immune system of children.'] as const; // prettier-ignore
    const ofChildren = expect.stringMatching(/ in children\.$/);
    expect(rewordingsOf(words[0])).not.toContainEqual(ofChildren);
    expect(rewordingsOf(words[1])).toContainEqual(ofChildren);
    expect(rewordingsOf(words[0], {}, { audience: 'children' })).toContainEqual(ofChildren);
  });
});
