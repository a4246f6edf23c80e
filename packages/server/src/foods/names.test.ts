import { describe, expect, it } from 'vitest';
import { otherNames, usualFoods } from './called.ts';
import { createFoodNames, foodWords, longNamesIn, readFoodNames, readFoods } from './index.ts';

const foods = readFoods();
const names = createFoodNames(foods);
const nameOf = (id: number | undefined) => foods.find((food) => food.id === id)?.name;
const found = (text: string) =>
  names.namedIn(text).map(({ text: written, ids }) => [written, nameOf(ids[0])]);

describe('the foods that a text names', () => {
  it.each([
    ['how much there is in an egg', 'egg', 'Egg, whole, raw, fresh'],
    ['fibre of cooked brown rice', 'brown rice', /^Rice, brown, .*cooked/],
    ['saturates of olive oil', 'olive oil', 'Oil, olive, salad or cooking'],
    ['a cup of chamomile tea', 'chamomile tea', /chamomile$/],
    ['kiwi', 'kiwi', /^Kiwifruit/],
    ['aubergine', 'aubergine', /^Eggplant/],
    ['2 tbsp of soy sauce', 'soy sauce', /^Soy sauce/],
    ['a Snickers bar', 'Snickers', /SNICKERS/],
    ['medjool dates', 'medjool dates', 'Dates, medjool'],
    ['cashews', 'cashews', 'Nuts, cashew nuts, raw'],
    ['filberts', 'filberts', 'Nuts, hazelnuts or filberts, raw'],
    ['oysters', 'oysters', /^Mollusks, oyster/],
    ['west indian cherry', 'west indian cherry', /^Acerola/],
    ['what the USDA has for acerola', 'acerola', /^Acerola/],
    ['bread', 'bread', /^Bread, white/],
    ['a glass of red wine', 'red wine', 'Alcoholic beverage, wine, table, red'],
    ['baked farmed Atlantic salmon', 'Atlantic salmon', 'Fish, salmon, Atlantic, farmed, cooked, dry heat'],
    ['spinach or cabbage', 'spinach', 'Spinach, raw'],
    ['dried pili nuts', 'pili nuts', 'Nuts, pilinuts, dried'],
    ['canned sour cherries', 'sour cherries', /^Cherries/],
    ['dried pumpkin seed kernels', 'pumpkin seed kernels', 'Seeds, pumpkin and squash seed kernels, dried'],
    ['raw cranberry beans', 'cranberry beans', /^Beans, cranberry .*raw$/],
    ['methi seeds', 'methi seeds', 'Spices, fenugreek seed'],
    ['toor dal', 'toor dal', /^Pigeon peas/],
    ['skimmed milk powder', 'skimmed milk powder', /^Milk, dry, nonfat/],
    ['a cup of raw radishes', 'raw radishes', 'Radishes, raw'],
    ['firm tofu made with calcium sulfate', 'firm tofu', /^Tofu, raw, firm, prepared with calcium sulfate$/],
  ])('%s', (text, written, name) => {
    expect(found(text)[0]).toEqual([written, expect.stringMatching(name)]);
  });

  it('tells where each of several stands', () => {
    const text = 'dried apricots and almonds';
    const places = names.namedIn(text).map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['dried apricots', 'almonds']);
  });

  it('forgives a letter of a long word', () => {
    expect(found('how much is in brocoli')).toEqual([['brocoli', 'Broccoli, raw']]);
  });

  it('takes no word for a slip that only wants its end', () => {
    expect(found('calcium carbonate')).toEqual([]);
  });
});

it.each([
  ['iron in caster sugar', ['caster sugar']],
  ['cooked Spanish mackerel and sugar', ['Spanish mackerel']],
  ['potassium in a low-sodium broth', []],
])('names of two words and more in “%s”', (text, expected) => {
  expect(longNamesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

it('leads from every other name, and every usual one, to a food', () => {
  const lead = [...otherNames(), ...usualFoods()].map(([name]) => name);
  expect(lead.filter((name) => found(name)[0] === undefined)).toEqual([]);
  const tables = new Set(foods.map(({ name }) => name));
  expect(usualFoods().filter(([, food]) => !tables.has(food))).toEqual([]);
});

it('knows the words that foods are called by', () => {
  const words = foodWords(readFoodNames());
  expect(['banana', 'kiwi', 'lentil'].filter((word) => !words.has(word))).toEqual([]);
});
