import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { isOfClass, isOfRange } from './classes.ts';
import { percentOf, type Line } from '../lines.ts';
import { withinRanges, type Said } from './ranges.ts';
import { worded } from '../recipeNotes.ts';
import { asUsed } from './usedAs.ts';
import {
  foodArchetypeOf,
  foodArchetypes,
  foodClasses,
  foodPrices,
  shareRanges,
  usedAs,
} from '../tables/tables.ts';

const said = (text: string, more: Partial<Said> = {}): Said => ({
  text,
  named: new Set(),
  titled: new Set(),
  shares: new Map(),
  isRefused: () => false,
  bodies: new Set(),
  isOnly: false,
  ...more,
});
const recipeOf = (concept: string, description = '') => {
  const { ingredients } = estimateProduct({
    concept,
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  return ingredients.map(({ name, percent }) => ({ name, percent: percent ?? 0 }));
};
const share = (lines: readonly Line[], words: RegExp) =>
  percentOf(lines.filter(({ name }) => words.test(name)));

describe('ranges of shares', () => {
  const kinds = new Set(foodArchetypes.map(({ key }) => key));
  const classes = new Set(foodClasses.map(({ key }) => key));

  it('are of kinds, classes and lines that there are, and ask for nothing that cannot be', () => {
    expect(foodClasses.flatMap((each) => each.kinds).filter((kind) => !kinds.has(kind))).toEqual([]);
    const named = [
      ...shareRanges.flatMap((row) => [...row.classes, ...row.notIn]),
      ...usedAs.flatMap((row) => row.classes),
    ];
    expect(named.filter((key) => key !== 'all' && !classes.has(key))).toEqual([]);
    expect(shareRanges.filter(({ adds }) => adds !== '' && !foodPrices.has(adds))).toEqual([]);
    expect(shareRanges.filter(({ least, most }) => (least ?? 0) > (most ?? 100))).toEqual([]);
    expect(usedAs.filter(({ line, instead }) => !foodPrices.has(line) || !foodPrices.has(instead))).toEqual(
      [],
    );
  });

  it('that add a line are about that line', () => {
    const strays = shareRanges.filter(
      (row) =>
        row.adds !== '' &&
        !foodArchetypes.some((kind) => isOfClass(kind, row.classes) && isOfRange(kind, row, row.adds)),
    );
    expect(strays.map(({ key }) => key)).toEqual([]);
  });

  it.each(foodArchetypes.filter(({ kind }) => kind !== 'supplement'))(
    'hold in the usual recipe of $key',
    (kind) => {
      const { lines, notes } = withinRanges(kind, kind.recipe, said('a food'));
      expect(worded(notes, lines)).toEqual([]);
      expect(lines.map(({ name }) => name)).toEqual(kind.recipe.map(({ name }) => name));
    },
  );

  it('keep the whole, and leave what the words state', () => {
    const cake = foodArchetypeOf('cake, muffin, brownie');
    const lines = cake.recipe.map(({ name, percent }) => ({
      name,
      percent: /flour/.test(name) ? percent / 4 : percent,
    }));
    const flour = (each: readonly Line[]) => share(each, /flour/);
    const ranged = withinRanges(cake, lines, said('Lemon cake'));
    expect(percentOf(ranged.lines)).toBeCloseTo(percentOf(lines), 6);
    expect(flour(ranged.lines)).toBeCloseTo(18, 1);
    expect(worded(ranged.notes, ranged.lines).join()).toMatch(/flour 18 %/);
    const stated = new Map(
      lines.filter(({ name }) => /flour/.test(name)).map(({ name, percent }) => [name, percent]),
    );
    expect(flour(withinRanges(cake, lines, said('Lemon cake', { shares: stated })).lines)).toBe(flour(lines));
  });

  it('bring in what belongs there, unless the words rule it out', () => {
    const meal = foodArchetypeOf('ready meal, frozen');
    const lines = meal.recipe.filter(({ name }) => !/coconut/.test(name));
    const has = (isRefused: Said['isRefused']) =>
      withinRanges(meal, lines, said('Chicken tikka masala', { isRefused })).lines.some(({ name }) =>
        /Cream/.test(name),
      );
    expect(has(() => false)).toBe(true);
    expect(has((line) => /Cream/.test(line))).toBe(false);
  });
});

describe('recipes as they are proposed', () => {
  it('have no sugar in sugar-free mints, and no fluid buttermilk in a dry mix', () => {
    expect(share(recipeOf('Sugar-free peppermint mints', 'Hard mints with xylitol'), /Sugar|Syrups/)).toBe(0);
    const mix = recipeOf('Buttermilk pancake mix', 'Just add water');
    expect([share(mix, /fluid/), share(mix, /Milk, dry/) > 5]).toEqual([0, true]);
  });

  it('have rice and pulses of a meal cooked, in water that was there', () => {
    const meal = recipeOf('Chickpea and spinach curry with basmati rice', 'Chilled ready meal');
    expect([share(meal, /Rice.*raw/), share(meal, /Chickpeas.*raw/)]).toEqual([0, 0]);
    expect(share(meal, /Rice.*cooked/)).toBeGreaterThan(22);
    expect(share(meal, /curry/)).toBeGreaterThan(0.5);
  });

  it('hold what they are called by at a share that shows, and no other of the sort', () => {
    const bread = recipeOf('Pumpkin seed rye bread', 'Dense sliced loaf');
    expect(share(bread, /pumpkin/)).toBeGreaterThan(7);
    expect(share(bread, /flaxseed/)).toBe(0);
    expect(share(recipeOf('Rhubarb and ginger soda', '330 ml can'), /Rhubarb/)).toBeGreaterThan(2.5);
  });

  it('are of the drink, sauce or snack that the words mean', () => {
    expect(share(recipeOf('Chocolate soya drink', 'With calcium'), /Soybeans/)).toBeGreaterThan(5);
    const katsu = recipeOf('Katsu curry sauce', 'With apple and carrot, jar');
    expect([share(katsu, /Tomato/), share(katsu, /curry/) > 1]).toEqual([0, true]);
    const biscuits = recipeOf('Parmesan and black pepper biscuits', 'Savoury biscuits');
    expect(share(biscuits, /Sugar/)).toBe(0);
  });

  it('hold what makes a dish that dish', () => {
    const green = recipeOf('Thai green chicken curry with jasmine rice', 'Frozen meal for one');
    expect([share(green, /coconut milk/) > 10, share(green, /curry powder/)]).toEqual([true, 0]);
    const tiramisu = recipeOf('Tiramisu cup', 'Chilled, with mascarpone and coffee');
    expect([share(tiramisu, /Cheese/) > 20, share(tiramisu, /coffee/) > 0.5]).toEqual([true, true]);
  });

  it('have none of what others of the kind are of, where the name says another', () => {
    const dip = recipeOf('Baba ganoush', 'Smoky aubergine dip with tahini');
    expect([share(dip, /Chickpeas/), share(dip, /Eggplant/) > 40]).toEqual([0, true]);
    const pie = recipeOf('Shepherd’s pie with lentils', 'Vegan chilled ready meal with mash');
    expect([share(pie, /Rice/), share(pie, /Potatoes/) > 25]).toEqual([0, true]);
  });

  it('of dry and baked foods hold fruit dried', () => {
    const bread = recipeOf('Fig and walnut sourdough', 'Artisan loaf');
    expect([share(bread, /Figs, raw/), share(bread, /Figs, dried/) > 4]).toEqual([0, true]);
  });

  it('for infants have no salt', () => {
    expect(share(recipeOf('Sweet potato and chicken baby meal', '130 g pouch'), /Salt/)).toBe(0);
  });

  it('keep a dry rice mix dry', () => {
    const mix = foodArchetypeOf('grain mix');
    expect(asUsed(mix, mix.recipe, new Set())).toEqual(mix.recipe);
  });
});
