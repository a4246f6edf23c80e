import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const shareOf = (concept: string, description: string, line: string) =>
  estimate(concept, description).ingredients.find(({ name }) => name.startsWith(line))?.percent ?? 0;

describe('what the words state of a serving', () => {
  it.each([
    ['Protein yogurt', '150 g cup, under 100 kcal', /^The words say at most 100 kcal a serving; such/],
    [
      'Instant noodles',
      'Under 12 g net carbs, 70 g pouch',
      /^The words say at most 12 g carbohydrate a serving/,
    ],
    ['Butter cookies', 'Cookies with 2 g fat or less', /^The words say at most 2 g fat a serving/],
    ['Turkey jerky', '50 g bag, 40 g protein per bag', /^The words say \d+ g protein a serving; such/],
  ])('%s, %s: another amount is told', (concept, description, warning) => {
    expect(estimate(concept, description).warnings).toContainEqual(expect.stringMatching(warning));
  });

  it('says nothing of what the recipe holds', () => {
    const { warnings } = estimate(
      'Butter cookies',
      'Cookies with at most 30 g fat and 900 kcal per 100 g or less',
    );
    expect(warnings.filter((each) => / fat | kcal /.test(each))).toEqual([]);
  });

  it('says nothing of sodium that is dosed beside the recipe', () => {
    const { warnings } = estimate('Electrolyte sticks', '800 mg sodium, 200 mg potassium, 30 sticks');
    expect(warnings.filter((each) => each.includes('mg sodium a serving'))).toEqual([]);
  });

  it('has of fat and sugar so much less as a limit of energy asks, and says where that is not enough', () => {
    const words = ['Vegan protein shake', '20 g protein, 330 ml bottle'] as const;
    const light = [words[0], `${words[1]}, under 150 kcal`] as const;
    expect(shareOf(...light, 'Oil')).toBeLessThan(shareOf(...words, 'Oil'));
    expect(shareOf(...light, 'Pea protein')).toBeCloseTo(shareOf(...words, 'Pea protein'), 0);
    expect(estimate(...light).warnings).not.toContainEqual(expect.stringMatching(/ kcal a serving/));
    expect(estimate('Peanut butter', '300 g jar, under 60 kcal').warnings).toContainEqual(
      expect.stringMatching(/^The words say at most 60 kcal a serving/),
    );
  });

  it('mixes a sports drink to the carbohydrate that is stated', () => {
    const words = ['Sports drink', '500 ml bottle, 6 g carbohydrate per 100 ml'] as const;
    expect(estimate(...words).assumptions).toContain(
      'The recipe is brought to the 30 g carbohydrate a serving that the words say.',
    );
  });

  it('a meal of a stated share of chicken gets no whey for its protein', () => {
    const words = ['Butter chicken meal', 'Frozen, 400 g tray, 25 % chicken, 45 g protein'] as const;
    expect(shareOf(...words, 'Whey')).toBe(0);
    expect(shareOf(...words, 'Chicken')).toBeCloseTo(25, 0);
  });

  it('what a label may differ by is no fault', () => {
    const { warnings, assumptions } = estimate('Roasted cashews', '35 g pack, 5.5 g protein per pack');
    expect(warnings).not.toContainEqual(expect.stringMatching(/g protein a serving/));
    expect(assumptions).toContainEqual(expect.stringMatching(/within the 20 % by which a label may differ/));
  });

  it('half the salt is half of it, by whatever name', () => {
    const words = ['Vegetable stock cubes', '8 cubes of 10 g'] as const;
    const less = shareOf(words[0], `Low salt, 50 % less salt, ${words[1]}`, 'Salt');
    expect(less / shareOf(...words, 'Salt')).toBeCloseTo(0.5, 1);
  });

  it('skims milk and cream down to the fat that is stated', () => {
    const { ingredients } = estimate('Vanilla yogurt', 'Yogurt, 150 g cup, max 1 % fat');
    const whole = ingredients.find(({ name }) => name.startsWith('Milk, whole'))?.percent ?? 0;
    const skimmed = ingredients.find(({ name }) => name.startsWith('Milk, nonfat'))?.percent ?? 0;
    expect(skimmed).toBeGreaterThan(whole);
  });

  it('reads an amount in so many grams as of these', () => {
    const { assumptions } = estimate('Granola', '300 g pouch, 10 g protein per 50 g');
    expect(assumptions).toContain('The recipe is brought to the 11 g protein a serving that the words say.');
  });

  it('a bowl has its protein from its chicken, and no powder', () => {
    const words = ['Chicken and rice bowl', 'Frozen meal, 35 g protein, 300 g tray'] as const;
    expect(shareOf(...words, 'Whey')).toBe(0);
    expect(shareOf(...words, 'Chicken')).toBeGreaterThan(
      shareOf(words[0], 'Frozen meal, 300 g tray', 'Chicken'),
    );
    expect(estimate(...words).warnings).not.toContainEqual(expect.stringMatching(/^The words say/));
  });

  it('what is moist is no paste of protein powder, and its seasoning brings none', () => {
    const words = ['Plant-based burger', '30 g protein per 113 g patty, soy-free'] as const;
    expect(shareOf(...words, 'Pea protein')).toBeLessThanOrEqual(20.5);
    expect(shareOf(...words, 'Yeast extract')).toBeLessThan(4);
  });

  it('brings what was added of sugar to what is stated, whatever milk brings', () => {
    const latte = (words: string) =>
      shareOf('Canned espresso latte', `Cold brew with milk, ${words}, 240 ml can`, 'Sugars, granulated');
    expect(latte('6 g added sugar')).toBeGreaterThan(latte('6 g sugar'));
    expect(latte('6 g added sugar')).toBeCloseTo(2.4, 0);
  });

  it('brings sodium of a food to what is stated, and adds none beside its salt', () => {
    const words = ['Vegetable soup', '400 g, less than 200 mg sodium'] as const;
    const { ingredients, warnings } = estimate(...words);
    expect(ingredients.map(({ name }) => name)).not.toContain('Sodium');
    expect(shareOf(...words, 'Salt')).toBeLessThan(shareOf('Vegetable soup', '400 g', 'Salt'));
    expect(warnings).not.toContainEqual(expect.stringMatching(/sodium/));
  });

  it('a target is met by what is left when what is ruled out is gone', () => {
    const words = ['Pea burger', 'Soy-free, 15 g protein per 113 g patty, 2 patties'] as const;
    const { warnings, assumptions } = estimate(...words);
    const isBrought = assumptions.some((each) =>
      each.startsWith('The recipe is brought to the 15 g protein'),
    );
    expect(isBrought).toBe(true);
    expect(warnings).not.toContainEqual(expect.stringMatching(/g protein a serving; such/));
    expect(shareOf(...words, 'Textured pea or soy')).toBe(0);
  });

  it('75 % less sugar is less than others have, and no stevia takes the place of sugar by weight', () => {
    const words = ['Ketchup', 'With 75 % less sugar, sweetened with stevia'] as const;
    expect(shareOf(...words, 'Stevia')).toBeLessThan(0.2);
    expect(estimate(...words).warnings).not.toContainEqual(expect.stringMatching(/g sugar a serving; such/));
  });

  it('takes protein of none that is ruled out', () => {
    expect(shareOf('Granola', '15 g protein, no whey', 'Pea protein')).toBeGreaterThan(5);
  });
});

describe('shares that the words give', () => {
  it.each([
    ['Pesto alla genovese', 'Chilled basil pesto, 35 % basil, olive oil, pine nuts', 'Basil', 35],
    ['Lentil bolognese sauce', 'With 12 % red lentils and 55 % tomatoes', 'Lentils', 12],
    ['Mango sorbet', 'With 60 % Alphonso mango puree, cane sugar and lime', 'Mango puree', 60],
    ['Shortbread with caramel', 'Caramel at least 30 %, real butter', 'Candies, caramels', 30],
    ['Tuna & White Bean Lunch Pot', '220 g with pole-caught skipjack 28 %, white beans', 'Fish, tuna', 28],
    ['Milk chocolate bar', 'Filled, 50 % filling, hazelnuts 40 % of the filling', 'Nuts, hazelnuts', 20],
  ])('%s, %s', (concept, description, line, share) => {
    expect(shareOf(concept, description, line)).toBeCloseTo(share, 0);
  });

  it('cocoa of a chocolate is no cocoa powder', () => {
    expect(shareOf('Hazelnut bar', 'Milk chocolate 35 % cocoa with hazelnuts', 'Cocoa, dry')).toBeLessThan(
      10,
    );
  });
});

describe('what words name and do not mean', () => {
  it.each([
    ['Bread and butter pickles', 'Sliced cucumbers in vinegar', 'Butter'],
    ['Chocolate spread', 'With hazelnuts, 300 g jar', 'Candies'],
    ['Plant burger', 'Pea protein, coconut oil, beetroot colour', 'Beets, raw'],
  ])('%s, %s: no %s', (concept, description, line) => {
    expect(shareOf(concept, description, line)).toBe(0);
  });

  it.each([
    ['Protein pancake mix', 'Just add water, 15 g protein a serving', 'Almond'],
    ['Granola', 'With oat butter and pecans', 'Butter'],
    ['Coconut yogurt', 'Thick, with live cultures, no gums', 'Seaweed, agar'],
  ])('%s, %s: no %s, which nobody asked for', (concept, description, line) => {
    expect(shareOf(concept, description, line)).toBe(0);
  });

  it('savoury is no herb, and what a cracker is eaten with is not in it', () => {
    expect(shareOf('Lentil snack', 'Crunchy savory snack of lentils', 'Spices, savory')).toBe(0);
    expect(shareOf('Rye crackers', 'Crispy crackers to eat with cheese', 'Cheese')).toBe(0);
    expect(shareOf('Cheese crackers', 'Crispy crackers', 'Cheese')).toBeGreaterThan(0);
  });

  it('cider vinegar has no apples, and dried meat without sugar no sweetener', () => {
    const text = 'No sugar. Apple cider vinegar, salt, pepper.';
    expect(shareOf('Venison jerky', text, 'Apples')).toBe(0);
    expect(shareOf('Venison jerky', text, 'Erythritol')).toBe(0);
  });

  it('each line that is ruled out goes by itself', () => {
    const words = ['Wellness shot', 'Apple and ginger, no water, no honey'] as const;
    expect(shareOf(...words, 'Beverages, water')).toBe(0);
    expect(shareOf(...words, 'Honey')).toBe(0);
  });

  it('of what there is to be a little of, there is little', () => {
    const words = 'Baby puree pouch, apple, carrot and a bit of oat';
    expect(shareOf('Baby puree', words, 'Cereals, oats')).toBeLessThan(5);
    expect(shareOf('Baby puree', words, 'Cereals, oats')).toBeGreaterThan(0);
  });

  it('real juice of a fruit is no flavour', () => {
    expect(shareOf('Yuzu soda', 'Sparkling, with real yuzu juice', 'Yuzu juice')).toBeGreaterThan(0);
  });
});

describe('packs', () => {
  it('ounces of a drink are fluid ones', () => {
    expect(estimate('Craft soda', '16 oz can').pack).toMatchObject({ size: 473, unit: 'mL' });
  });

  it('servings that the words count, and a bar by its weight', () => {
    expect(estimate('Hot chocolate mix', '250 g tub, 12 servings').servingsPerContainer).toBe(12);
    expect(estimate('Date bar', '55 g chewy bar').pack).toMatchObject({ size: 55, unit: 'g' });
  });

  it('counts portions that are pieces', () => {
    expect(estimate('Pork sausages', '6 sausages, 400 g pack').servingsPerContainer).toBe(6);
    expect(estimate('Cinnamon rolls', '6 rolls, 420 g can').servingsPerContainer).toBe(6);
  });

  it('what is baked at home has all its water yet', () => {
    const costOf = (words: string) =>
      estimate('Butter croissants', words).ingredients.reduce(
        (sum, { costPerServing }) => sum + costPerServing,
        0,
      );
    expect(costOf('Ready to bake, 300 g box')).toBeLessThan(costOf('Baked, 300 g box'));
  });

  it('pieces whose weight is told with what they hold', () => {
    const { pack, servingsPerContainer } = estimate(
      'Tortilla wraps',
      '9 g fibre and 6 g protein per 60 g wrap, max 0.9 g salt per 100 g. Six in a bag, 25,000 bags',
    );
    expect(pack).toMatchObject({ size: 360, unit: 'g' });
    expect(servingsPerContainer).toBe(6);
  });

  it('pieces per pack', () => {
    expect(estimate('Wheat wraps', '6 per pack, about 60 g each').pack).toMatchObject({
      size: 360,
      unit: 'g',
    });
  });
});
