import { worded } from '../recipeNotes.ts';
import { describe, expect, it } from 'vitest';
import { ingredientsOf } from './lineIngredients.ts';
import { readIngredients } from '../../named/readIngredients.ts';
import { withNamed } from './namedLines.ts';
import { onlyNamed } from './onlyNamed.ts';
import { byTurns } from '../../../testing/long.ts';
import { bodies, foodArchetypes, foodPrices, namedLines, recipeEntries } from '../tables/tables.ts';

const kindOf = (key: string) => {
  const archetype = foodArchetypes.find((each) => each.key === key);
  if (!archetype) throw new Error(`There is no kind ${key}.`);
  return archetype;
};
const made = (kind: string, text: string) => {
  const archetype = kindOf(kind);
  return withNamed(archetype, archetype.recipe, text);
};
const shareOf = (kind: string, text: string, line: string) =>
  made(kind, text).lines.find(({ name }) => name === line)?.percent;
const wheat = 'Wheat flour, white (industrial), 11.5% protein, unbleached, enriched';
const chickpeas = 'Chickpeas (garbanzo beans, bengal gram), mature seeds, raw';
const foods = foodArchetypes.filter(({ kind }) => kind !== 'supplement');

describe('the foods that words may name', () => {
  it.each(namedLines)('$line has a price and stands in a formula', ({ line, made: mostly }) => {
    for (const name of [line, ...(mostly ? [mostly] : [])]) {
      expect(foodPrices.has(name)).toBe(true);
      expect(recipeEntries.has(name)).toBe(true);
    }
  });

  it.each(namedLines)('$key is no active beside its line', ({ words, line }) => {
    const ofLine = new Set(ingredientsOf(line));
    const wanted = readIngredients(words.join('; ')).wanted.map(({ material }) => material.ingredient);
    expect(wanted.filter((ingredient) => !ofLine.has(ingredient))).toEqual([]);
  });
});

describe('a recipe with what the words name', () => {
  it.each(foods)('of $key adds up to 100 % whichever food is named', (food) => {
    const { key } = food;
    for (const { words } of byTurns(namedLines, foods.indexOf(food))) {
      const { lines } = made(key, `It is made with ${words[0]}.`);
      expect(lines.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 1);
      expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
    }
  });

  it('has it in place of the greatest line of its group', () => {
    expect(shareOf('granola', 'Granola with honey', 'Honey')).toBe(12);
    expect(shareOf('granola', 'Granola with honey', 'Syrups, maple')).toBeUndefined();
    const honeyed = made('granola', 'Granola with honey');
    expect(worded(honeyed.notes, honeyed.lines)).toEqual([
      'Honey instead of maple syrup, as the words name it.',
      'Without brown sugar: the words name honey.',
    ]);
  });

  it('keeps what is named beside it', () => {
    const text = 'Trail mix with walnuts, almonds and pecans';
    const { lines } = made('trail mix', text);
    expect(lines.map(({ name }) => name).toSorted()).toEqual([
      'Nuts, almonds',
      'Nuts, pecans',
      'Nuts, walnuts, english',
      'Salt, table',
    ]);
  });

  it('has it beside the others at a usual share where nothing is of its group', () => {
    expect(shareOf('shortbread', 'Shortbread with dates', 'Dates, deglet noor')).toBe(10);
    expect(shareOf('protein bar', 'Protein bar with dates', 'Salt, table')).toBeCloseTo(0.27);
  });

  it('is mostly of what it is named after', () => {
    expect(shareOf('nut butter', 'Peanut butter', 'Peanuts, all types, dry-roasted, without salt')).toBe(97);
    expect(made('nut butter', 'Almond butter').notes).toEqual([]);
  });

  it.each(['Granola, no honey', 'Granola without honey', 'Honey flavoured granola', 'Granola, honey-flavor'])(
    'of %s has none',
    (text) => {
      expect(made('granola', text)).toEqual({ lines: kindOf('granola').recipe, notes: [], foods: [] });
    },
  );

  it('of a drink changes a line for another, and gets none beside', () => {
    expect(shareOf('wellness shot', 'Wellness shot with agave', 'Sweetener, syrup, agave')).toBe(4);
    expect(made('wellness shot', 'Wellness shot with dates').notes).toEqual([]);
  });

  it('of a drink gets beside what drinks have of it', () => {
    expect(
      shareOf(
        'coconut water',
        'Coconut water with pineapple',
        'Pineapple juice, canned or bottled, unsweetened, without added ascorbic acid',
      ),
    ).toBe(12);
    expect(
      shareOf('nut, soy or pea drink', 'Almond milk cocoa drink', 'Cocoa, dry powder, unsweetened'),
    ).toBe(1.5);
  });

  it('of a powder has so much more of it', () => {
    expect(shareOf('tea', 'Tea with cardamom', 'Spices, cardamom')).toBeCloseTo(0.6);
  });

  it('only tastes of a fruit where a flavour gives it', () => {
    const { lines, notes } = made('energy drink', 'Energy drink, watermelon');
    expect(lines).toEqual(kindOf('energy drink').recipe);
    expect(notes).toEqual(['Watermelon is a flavour here: there is none of it in the recipe.']);
  });

  it('has fruit dried where it holds no free water', () => {
    expect(shareOf('protein bar', 'Protein bar with raspberries', 'Raspberries, freeze-dried')).toBeCloseTo(
      2,
    );
    expect(shareOf('jam', 'Raspberry jam', 'Raspberries, puree, seedless')).toBe(56);
  });

  it('of tempeh bacon has tempeh, and no bacon', () => {
    expect(shareOf('meat alternative', 'Tempeh bacon', 'Tempeh')).toBeGreaterThan(60);
    for (const name of ['Tempeh bacon', 'Coconut bacon', 'Turkey bacon'])
      expect(shareOf('meat alternative', name, 'Bacon, pork')).toBeUndefined();
  });

  it('has no other of a group of which several are named', () => {
    const { lines } = made('baby puree', 'Pear, spinach and pea');
    const names = lines.map(({ name }) => name).join(' · ');
    expect(names).toMatch(/Pears.*Peas.*Spinach/);
    expect(names).not.toMatch(/Bananas|Mango|Sweet potato/);
  });

  it.each([
    ['Pear pouch, 70 % pear and 30 % carrot', 'Pears, raw', 70],
    ['Baby pouch with carrots (30 %)', 'Carrots, raw', 30],
    ['Pouch, pear 60 percent', 'Pears, raw', 60],
  ])('of %s holds the share that is said', (text, line, percent) => {
    expect(shareOf('baby puree', text, line)).toBe(percent);
  });

  it.each(['Hot sauce with rice milk', 'Hot sauce, no sesame oil', 'Hot sauce with plum tomatoes'])(
    'of %s has no food that is part of another name',
    (text) => {
      const names = made('hot sauce', text).lines.map(({ name }) => name);
      expect(names.filter((name) => /Rice|Sesame|sesame|Plums/.test(name))).toEqual([]);
    },
  );

  it.each([
    ['fruit and nut bar', 'Date bar: dates, almonds, freeze-dried raspberries, nothing more'],
    ['smoothie', 'Mango, passion fruit, banana and apple juice. Nothing added.'],
  ])('of %s has nothing else where the words want that', (kind, text) => {
    const archetype = kindOf(kind);
    const { lines, notes } = onlyNamed(archetype, made(kind, text), text);
    expect(lines.map(({ name }) => name).join(' · ')).not.toMatch(/oats|seeds|flavour|Salt|Ascorbic/i);
    expect(lines.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 6);
    expect(worded(notes, lines).at(-1)).toMatch(
      /^(?:The words want nothing else|In the order in which|Without chia seeds)/,
    );
  });
});

/** What a product of a kind is of as the words have it: its lines by their names, percent. */
const sharesIn = (kind: string, text: string) => {
  const archetype = kindOf(kind);
  const { lines } = onlyNamed(archetype, made(kind, text), text);
  return new Map(lines.map(({ name, percent }) => [name, percent]));
};

describe('what a product is of', () => {
  it.each(bodies)('by $key is in recipes of the kind, and of foods that words name', (body) => {
    const recipe = new Set(kindOf(body.archetype).recipe.map(({ name }) => name));
    expect(body.lines.filter((line) => !recipe.has(line))).toEqual([]);
    const known = new Set(namedLines.flatMap(({ key, group }) => [key, group]));
    expect(body.takers.filter((taker) => !known.has(taker))).toEqual([]);
  });

  it.each([
    ['crackers', 'Black bean crackers', 'Beans, black, mature seeds, raw', /Wheat/],
    ['baking mix', 'Oat waffle mix', 'Oat flour, partially debranned', /Wheat/],
    ['beef jerky', 'Venison jerky', 'Game meat, deer, raw', /Beef/],
    ['beef jerky', 'Smoky shiitake jerky', 'Mushrooms, shiitake, raw', /Beef/],
    ['hummus and dips', 'Black bean dip', 'Beans, black, mature seeds, raw', /Chickpeas/],
    ['fruit and nut bar', 'Pistachio bar', 'Nuts, pistachio nuts, raw', /almonds|cashew/],
    ['pasta', 'Buckwheat spaghetti', 'Buckwheat flour, whole-groat', /Semolina|Pea protein/],
    ['jam', 'Rhubarb jam', 'Rhubarb, raw', /Strawberries/],
    ['meat alternative', 'Black bean burger', 'Beans, black, mature seeds, raw', /Textured/],
    ['squash', 'Blackcurrant squash', 'Blackcurrant juice, single strength', /Orange/],
  ])('%s, %s: is %s', (kind, text, line, gone) => {
    const shares = sharesIn(kind, text);
    expect(shares.get(line)).toBeGreaterThan(4);
    expect([...shares.keys()].filter((name) => gone.test(name))).toEqual([]);
  });

  it('stays where a food only goes with it', () => {
    expect(sharesIn('crackers', 'Crackers with chickpeas').has(wheat)).toBe(true);
    expect(sharesIn('hummus and dips', 'Beetroot hummus').has(chickpeas)).toBe(true);
    expect(sharesIn('bread', 'Walnut bread').get(wheat)).toBeGreaterThan(30);
  });

  it.each([
    ['cheese alternative', 'Vegan feta of almonds', /Cheese|Vegan cheese/],
    ['meat alternative', 'Vegan salmon fillet', /Fish/],
    ['bone broth', 'Chicken bone broth', /Chicken/],
  ])('%s, %s: has none of what it is called after', (kind, text, gone) => {
    expect([...sharesIn(kind, text).keys()].filter((name) => gone.test(name))).toEqual([]);
  });

  it('may have two names, in equal parts', () => {
    const shares = sharesIn('crackers', 'Spelt and rye crackers');
    expect(shares.get('Spelt flour, wholegrain')).toBeCloseTo(shares.get('Rye flour, medium') ?? 0, 6);
  });
});

describe('shares that the words give', () => {
  it.each([
    ['crackers', 'Crackers\n55 % wholegrain rye, seeds', 'Rye flour, medium', 55],
    ['chocolate spread', 'Cocoa spread\n45 % hazelnuts', 'Nuts, hazelnuts or filberts', 45],
    ['hot sauce', 'Hot sauce, jalapeños 50 % garlic 4 %', 'Garlic, raw', 4],
    ['granola', 'Granola, half oats', 'Cereals, oats, regular and quick, not fortified, dry', 50],
    ['sparkling water', 'Sparkling water with 3 % yuzu juice', 'Yuzu juice', 3],
    // Of cooked beans: they are bought dry.
    ['hummus and dips', 'Dip of butter beans (46 %)', 'Beans, white, mature seeds, raw', 20],
  ])('%s, %s: %s at %d %%', (kind, text, line, percent) => {
    expect(sharesIn(kind, text).get(line)).toBeCloseTo(percent, 6);
  });

  it('leave salt and leavening what they are', () => {
    const shares = sharesIn('crackers', 'Spelt crackers with 75 % spelt flour');
    expect(shares.get('Salt, table')).toBeCloseTo(1.2, 1);
  });

  it('are of no food of the line before, and no share of cocoa', () => {
    expect(sharesIn('cordial', 'Sage cordial\nHalf the sugar of others').get('Spices, sage, ground')).toBe(
      0.05,
    );
    expect(
      sharesIn('cookies', 'Cookies with 70 % dark chocolate').get('Chocolate, dark, 70-85% cacao solids'),
    ).toBeLessThan(20);
  });
});

describe('nothing but what the words name', () => {
  it.each([
    [
      'crackers',
      'Crackers\nOnly three ingredients: red lentils 72 %, olive oil, sea salt',
      /Lentils|olive|Salt|water/,
    ],
    ['pet treat', 'Dog treats\nOnly salmon and sweet potato.', /salmon|Sweet potato/],
    ['nut butter', 'Cashew butter\n2 ingredients: cashews and salt', /cashew|Salt/],
  ])('%s, %s', (kind, text, named) => {
    const shares = sharesIn(kind, text);
    expect([...shares.keys()].filter((name) => !named.test(name))).toEqual([]);
    expect([...shares.values()].reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 6);
  });

  it('is all of it where the words call it so, with the water of a dough', () => {
    const shares = sharesIn('legume pasta', 'Pasta, 100 % red lentil flour');
    expect([...shares.keys()].toSorted()).toEqual([
      'Beverages, water, tap, drinking',
      'Lentils, pink or red, raw',
    ]);
    expect(sharesIn('bread', 'Bread with 100 % wholegrain rye').get('Salt, table')).toBeGreaterThan(0.5);
  });

  it('keeps the share that is said, and salt as little as it is', () => {
    const shares = sharesIn('crackers', 'Crackers, 3 ingredients: red lentils 72 %, olive oil, sea salt');
    expect(shares.get('Lentils, pink or red, raw')).toBeCloseTo(72, 6);
    expect(shares.get('Salt, table')).toBeLessThan(2);
  });

  it('is the usual recipe where most of it would be gone', () => {
    const shares = sharesIn('crackers', 'Crackers, only three ingredients: xyz, salt, sesame');
    expect(shares.get(wheat)).toBeGreaterThan(38);
  });

  it('what is dry takes a mushroom dried, and a sauce of no soy is of coconut aminos', () => {
    const dried = 'Mushrooms, shiitake, dried';
    expect(shareOf('instant noodles', 'Ramen with shiitake', dried)).toBeGreaterThan(0);
    expect(shareOf('coconut aminos', 'Coconut aminos', 'Coconut aminos')).toBeUndefined();
  });
});
