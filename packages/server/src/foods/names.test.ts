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
    ['fibre of cooked brown rice', 'cooked brown rice', /^Rice, brown, .*cooked/],
    ['saturates of olive oil', 'olive oil', 'Oil, olive, salad or cooking'],
    ['a cup of chamomile tea', 'chamomile tea', /chamomile$/],
    ['kiwi', 'kiwi', /^Kiwifruit/],
    ['aubergine', 'aubergine', /^Eggplant/],
    ['2 tbsp of soy sauce', 'soy sauce', /^Soy sauce/],
    ['a Snickers bar', 'Snickers bar', /SNICKERS/],
    ['medjool dates', 'medjool dates', 'Dates, medjool'],
    ['cashews', 'cashews', 'Nuts, cashew nuts, raw'],
    ['filberts', 'filberts', 'Nuts, hazelnuts or filberts, raw'],
    ['oysters', 'oysters', /^Mollusks, oyster/],
    ['west indian cherry', 'west indian cherry', /^Acerola/],
    ['what the USDA has for acerola', 'acerola', /^Acerola/],
    ['bread', 'bread', /^Bread, white/],
    ['a glass of red wine', 'red wine', 'Alcoholic beverage, wine, table, red'],
    [
      'baked farmed Atlantic salmon',
      'farmed Atlantic salmon',
      'Fish, salmon, Atlantic, farmed, cooked, dry heat',
    ],
    ['spinach or cabbage', 'spinach', 'Spinach, raw'],
    ['dried pili nuts', 'pili nuts', 'Nuts, pilinuts, dried'],
    ['canned sour cherries', 'canned sour cherries', /^Cherries/],
    ['dried pumpkin seed kernels', 'pumpkin seed kernels', 'Seeds, pumpkin and squash seed kernels, dried'],
    ['raw cranberry beans', 'raw cranberry beans', /^Beans, cranberry .*raw$/],
    ['methi seeds', 'methi seeds', 'Spices, fenugreek seed'],
    ['toor dal', 'toor dal', /^Pigeon peas/],
    ['skimmed milk powder', 'skimmed milk powder', /^Milk, dry, nonfat/],
    ['a cup of raw radishes', 'raw radishes', 'Radishes, raw'],
    [
      'firm tofu made with calcium sulfate',
      'firm tofu made with calcium sulfate',
      /^Tofu, raw, firm, prepared with calcium sulfate$/,
    ],
    [
      'brown rice cakes with sesame',
      'brown rice cakes with sesame',
      /^Snacks, rice cakes, brown rice, sesame/,
    ],
    ['oatmeal raisin cookies', 'oatmeal raisin cookies', 'Cookies, oatmeal, with raisins'],
    ['soybean imitation mayonnaise salad dressing', /./, /^Salad dressing, mayonnaise, imitation/],
    ['unsalted sesame rice cakes of brown rice', /./, /unsalted$/],
    [
      'canned baked beans with pork and tomato sauce',
      /./,
      'Beans, baked, canned, with pork and tomato sauce',
    ],
    ['mollases', 'mollases', 'Molasses'],
  ])('%s', (text, written, name) => {
    expect(found(text)[0]).toEqual([expect.stringMatching(written), expect.stringMatching(name)]);
  });

  it('tells where each of several stands', () => {
    const text = 'dried apricots and almonds';
    const places = names.namedIn(text).map(({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['dried apricots', 'almonds']);
  });

  it.each([
    ['beef or pork', ['beef', 'pork']],
    ['dried apricots and raw figs', ['dried apricots', 'raw figs']],
  ])('leaves the foods of a list apart: %s', (text, expected) => {
    expect(found(text).map(([written]) => written)).toEqual(expected);
  });

  it('tells what is without from what is with', () => {
    const lentils = (how: string) => found(`lentils, mature seeds, cooked, boiled, ${how} salt`)[0]?.[1];
    expect(lentils('with')).toMatch(/with salt$/);
    expect(lentils('without')).toMatch(/without salt$/);
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
