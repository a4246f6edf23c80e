import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';

const estimate = (concept: string, description = '-') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

describe('a food without a kind of its own', () => {
  it.each([
    ['Roasted water chestnuts', '150 g bag'],
    ['Bamboo shoots', 'In water, 300 g tin'],
    ['Coconut aminos', '250 ml bottle'],
    ['Frozen okra', '450 g bag'],
    ['Teff flatbread', '5 pieces'],
    ['Black eyed peas', 'Dried, 500 g'],
    ['Venison tartare', '120 g chilled'],
    ['Lotus seeds', 'Popped and salted, 70 g pouch'],
    ['Stuffed vine leaves', 'Rice, dill and lemon, 280 g tin'],
    ['Candied ginger', '100 g'],
    ['Pani puri', 'A snack of semolina, potato and tamarind'],
    ['Arepas', 'Corn cakes with cheese, to eat warm'],
  ])('%s, %s is a food', (concept, description) => {
    expect(estimate(concept, description)).toMatchObject({ kind: 'food', withheld: null });
  });

  it.each([
    ['Taro', 'Taro'],
    ['Frozen bamboo shoots', 'Bamboo shoots'],
    ['Hearts of palm in brine', 'Hearts of palm'],
  ])('%s is made of what the table of foods has of the name, at the price of its group', (concept, name) => {
    const line = estimate(concept).ingredients.find((each) => each.name.startsWith(name));
    expect(line?.percent).toBeGreaterThan(50);
    expect(line?.isAssumption).toBe(true);
  });

  it('has what is named first the most of', () => {
    const shares = estimate('Frozen okra and potato with cumin').ingredients.map(
      ({ name, percent }) => [name, percent ?? 0] as const,
    );
    const of = (name: string) => shares.find(([each]) => each.startsWith(name))?.[1] ?? 0;
    expect(of('Okra')).toBeGreaterThan(of('Potatoes'));
    expect(of('Potatoes')).toBeGreaterThan(of('Spices, cumin'));
    expect(of('Spices, cumin')).toBeGreaterThan(0);
  });

  it('says why there are no figures where nothing tells what is in it', () => {
    const { kind, withheld, ingredients } = estimate('Frozen zorbali', 'A traditional dish');
    expect({ kind, ingredients }).toEqual({ kind: 'food', ingredients: [] });
    expect(withheld).toContain('name its ingredients');
  });

  it.each([
    ['Roasted maca extract', '500 mg a day'],
    ['Turmeric and black pepper', '-'],
    ['Garlic', '300 mg'],
    ['Sleep support', 'Take with food'],
    ['Joint complex', 'With a meal'],
    ['Ginger root', 'Relief of nausea'],
    ['Tart cherry for sleep', '-'],
    ['Milk thistle', 'One capsule a day'],
    ['Beetroot and cherry', 'Vegan capsules'],
  ])('%s, %s stays a supplement', (concept, description) => {
    expect(estimate(concept, description).kind).toBe('supplement');
  });
});

describe('what is not reckoned here', () => {
  it.each([
    ['Craft lager', '5 %, 440 ml can', 'alcohol'],
    ['London dry gin', '70 cl', 'alcohol'],
    ['Hard kombucha', '4.5 % vol', 'alcohol'],
    ['Infant formula', 'From birth, 800 g', 'prescribed by law'],
    ['Grain-free dog food', 'Salmon, 2 kg', 'animals'],
  ])('%s, %s says why', (concept, description, why) => {
    expect(estimate(concept, description).withheld).toContain(why);
  });

  it.each([
    ['Alcohol-free lager', 'alcohol-free beer'],
    ['Lager', 'alcohol-free beer', '0.0 %, 330 ml can'],
    ['Non-alcoholic rum', 'alcohol-free spirit'],
    ['Dealcoholised riesling', 'alcohol-free wine'],
    ['Virgin mojito', 'alcohol-free mojito'],
    ['Alcohol-free ginger beer', 'ginger beer'],
    ['Ginger beer', 'ginger beer'],
    ['Rum raisin ice cream', 'ice cream'],
    ['Wine gums', 'gummy sweets'],
    ['Alcohol-free tonic water', 'tonic water'],
    ['Alcohol-free G&T', 'alcohol-free spritz', 'Ready to drink, 250 ml can'],
    ['Dry apple cider', 'alcohol-free cider', 'Alcohol-free'],
  ])('%s is reckoned: %s', (concept, archetype, description = '-') => {
    expect(estimate(concept, description)).toMatchObject({ archetype, withheld: null });
  });
});

describe('amounts that a serving cannot hold', () => {
  it.each([
    ['Protein bar', '40 g collagen peptides and 30 g creatine'],
    ['Energy balls', '20 g collagen and 20 g inulin'],
    ['Chewing gum', '15 g creatine'],
  ])('%s with %s is brought to what it holds, and says so', (concept, dose) => {
    const { ingredients, warnings } = estimate(concept, `With ${dose}`);
    for (const { percent = 0 } of ingredients) expect(percent).toBeGreaterThanOrEqual(0);
    expect(warnings.join(' ')).toContain('make the serving larger');
  });
});

describe('a food of animals that is to be of plants', () => {
  it.each([
    ['Vegan smoked salmon', 'seafood alternative', /Fish|salmon/],
    ['Tuna chunks in olive oil', 'seafood alternative', /Fish|tuna/, 'Plant-based, 120 g tin'],
    ['Plant-based chorizo', 'meat alternative', /Pork|Beef/],
    ['Vegan beef jerky', 'plant jerky', /Beef/],
    ['Vegan pepperoni pizza', 'pizza, frozen', /Pork|Beef|Pepperoni/],
    ['Vegan butter', 'plant butter', /Butter, /],
  ])('%s is made as %s', (concept, archetype, animal, description = '-') => {
    const made = estimate(concept, description);
    expect(made.archetype).toBe(archetype);
    for (const { name } of made.ingredients) expect(name).not.toMatch(animal);
  });
});

describe('the pack that words speak of', () => {
  it.each([
    ['Peanut bars', 'Pack of 12 bars of 45 g', { label: 'bar wrapper', size: 45 }, 1],
    ['Crème caramel', '4 x 100 g pots', { label: 'pot', size: 100 }, 1],
    ['Lasagne', 'Family size 1.5 kg', { label: 'tray', size: 1500 }, 4],
    ['Beetroot crisps', '6 sachets of 15 g', { label: 'box of sachets', size: 90 }, 6],
    ['Kombucha', 'Bag-in-box 10 l', { label: 'bag-in-box', size: 10_000 }, 25],
    ['Nori snack', '5 g trays, pack of 12', { label: 'tray', size: 5 }, 1],
    ['Pork meatballs', '400 g tin', { category: 'soup_ambient', label: 'tin', size: 400 }, 3],
    ['Lentil soup', 'Chilled, 600 g pot', { category: 'chilled_alt', label: 'pot', size: 600 }, 3],
    ['Chicken curry', 'Frozen, 400 g', { category: 'meal_frozen', size: 400 }, 1],
  ])('%s, %s', (concept, description, pack, servings) => {
    const { pack: own, servingsPerContainer } = estimate(concept, description);
    expect(own).toMatchObject(pack);
    expect(servingsPerContainer).toBe(servings);
  });

  it('that holds what no such pack does is told of', () => {
    expect(estimate('Almond butter', '20 g jar').warnings.join(' ')).toContain('The words speak of 20 g');
  });

  it('of several pieces is told of', () => {
    expect(estimate('Cola', '6 x 330 ml').assumptions.join(' ')).toContain('6 sold together');
  });
});
