import { describe, expect, it } from 'vitest';
import { registry } from '../../registry/index.ts';
import { readIngredients, unpricedIn } from './readIngredients.ts';

const wanted = (text: string) => readIngredients(text).wanted.map(({ material }) => material.name);
const ruledOut = (text: string) =>
  [...readIngredients(text).excluded].map((key) => registry.materials.get(key)?.name);

describe('amino acids', () => {
  it('are BCAA where the three are named together, with the amount of all', () => {
    const read = readIngredients('7 g total of leucine, isoleucine and valine, 3 g glycine').wanted;
    expect(read.map(({ material, amount }) => [material.name, amount])).toEqual([
      ['BCAA', 7],
      ['Glycine', 3],
    ]);
  });

  it('are no misspelt others', () => expect(wanted('Lysine and threonine')).toEqual(['L-lysine']));
});

describe('what a text rules out', () => {
  it.each([
    ['No melatonin, caffeine or valerian', [], ['Melatonin', 'Caffeine', 'Valerian']],
    ['No melatonin, caffeine and valerian', [], ['Melatonin', 'Caffeine', 'Valerian']],
    ['No melatonin, no caffeine', [], ['Melatonin', 'Caffeine']],
    ['Neither caffeine nor taurine, but L-theanine', ['Caffeine', 'L-theanine'], ['Taurine']],
    ['No melatonin, caffeine or valerian, but magnesium and L-theanine', ['Magnesium', 'L-theanine'], ['Melatonin', 'Caffeine', 'Valerian']],
    ['No caffeine or taurine, magnesium and zinc', ['Magnesium', 'Zinc'], ['Caffeine', 'Taurine']],
    ['Without melatonin or caffeine. With valerian', ['Valerian'], ['Melatonin', 'Caffeine']],
    ['Valerian without melatonin/caffeine', ['Valerian'], ['Melatonin', 'Caffeine']],
    ['Melatonin-free sleep aid with valerian', ['Valerian'], ['Melatonin']],
    ['Caffeine- and melatonin-free valerian', ['Valerian'], ['Caffeine', 'Melatonin']],
    ['Free of caffeine, free from melatonin: valerian', ['Valerian'], ['Caffeine', 'Melatonin']],
    ['Valerian, no added caffeine', ['Valerian'], ['Caffeine']],
    ['Valerian that does not contain melatonin or caffeine', ['Valerian'], ['Melatonin', 'Caffeine']],
    ['It doesn’t contain caffeine', [], ['Caffeine']],
    ['Valerian instead of melatonin', ['Valerian'], ['Melatonin']],
    ['Valerian for who dislikes melatonin', ['Valerian'], ['Melatonin']],
    ['Unlike melatonin, valerian is a herb', ['Valerian'], ['Melatonin']],
    ['Non-caffeine energy with taurine', ['Taurine'], ['Caffeine']],
    ['0 mg caffeine, 500 mg taurine', ['Taurine'], ['Caffeine']],
    ['No magnesium oxide, only magnesium citrate', ['Magnesium'], ['Magnesium']],
    ['No B vitamins, just zinc', ['Zinc'], ['Vitamin B1', 'Vitamin B2', 'Vitamin B3', 'Vitamin B5', 'Vitamin B6', 'Biotin', 'Folate', 'Vitamin B12']],
    ['No sugar, caffeine or melatonin', [], ['Caffeine', 'Melatonin']],
  ])('%s', (text, names, refused) => {
    expect(wanted(text)).toEqual(names);
    expect(ruledOut(text)).toEqual(refused);
  }); // prettier-ignore

  it.each([
    ['No sugar, magnesium and zinc', ['Magnesium', 'Zinc']],
    ['Non-GMO pea protein', ['Pea protein']],
    ['No sugar magnesium gummies', ['Magnesium']],
    ['No melatonin, magnesium 200 mg and zinc 10 mg', ['Magnesium', 'Zinc']],
    ['Not only magnesium', ['Magnesium']],
    ['No. 1 magnesium', ['Magnesium']],
    ['L-glutamine, free form', ['L-glutamine']],
    ['Magnesium free from gluten', ['Magnesium']],
    ['The best ingredient: zinc', ['Zinc']],
    ['No caffeine crash with 50 mg caffeine', ['Caffeine']],
  ])('%s rules out nothing of %j', (text, names) => {
    expect(wanted(text)).toEqual(names);
  });

  it('is less than a dose that is named', () => {
    expect(ruledOut('No caffeine crash with 50 mg caffeine')).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['B12 and D3', ['Vitamin B12', 'Vitamin D3']],
    ['L. rhamnosus GG', ['Probiotics']],
    ['withania somnifera', ['Ashwagandha']],
    ['Electrolytes', ['Sodium', 'Potassium', 'Magnesium']],
    ['Electrolyte', []],
  ])('%s are those of the registry', (text, names) => {
    expect(wanted(text)).toEqual(names);
  });
});

describe('an amount that stands by itself', () => {
  const amounts = (text: string) => readIngredients(text).wanted.map(({ amount }) => amount);

  it.each([
    ['Melatonin gummies for children. 1 mg', [1]],
    // A pack, no dose.
    ['Granola bar with collagen. 60 g', [null]],
    // Far from what such products hold.
    ['Melatonin gummies. 500 mg of sugar', [null]],
    ['Zinc and iron tablets. 15 mg', [null, null]],
    // No product holds so little vitamin C.
    ['Zinc and vitamin C tablets. 15 mg', [15, null]],
  ])('%s', (text, expected) => {
    expect(amounts(text)).toEqual(expected);
  });
});

describe('what nobody has priced', () => {
  const unpriced = (text: string) => unpricedIn(text).map(({ name }) => name);

  it.each([
    ['Joint capsules with white willow bark', ['White willow bark']],
    ['Blood sugar capsules without bitter melon', []],
    ['Zinc tablets', []],
  ])('in %s: %j', (text, expected) => {
    expect(unpriced(text)).toEqual(expected);
  });
});

describe('what is named in general and in particular', () => {
  it.each([
    ['Collagen water with marine collagen', ['Marine collagen']],
    ['Vegan omega-3 from algae oil', ['Algal DHA']],
    ['Folic acid and methylfolate', ['Folate', 'Methylfolate']],
    ['Bovine collagen and marine collagen', ['Collagen peptides', 'Marine collagen']],
    ['Collagen and vitamin C', ['Collagen peptides', 'Vitamin C']],
  ])('of %s: %j', (text, expected) => {
    expect(wanted(text)).toEqual(expected);
  });
  it('is one with the amount of either', () => {
    const { wanted: read } = readIngredients('Collagen 10 g, marine collagen');
    expect(read.map(({ material, amount }) => [material.name, amount])).toEqual([['Marine collagen', 10]]);
  });
});

describe('an amount that stands beside no name', () => {
  const amounts = (text: string) =>
    readIngredients(text).wanted.map(({ material, amount }) => [material.name, amount]);
  it.each([
    [
      'Vitamin D3 K2 drops, 2000 IU per drop',
      [
        ['Vitamin D3', 50],
        ['Vitamin K2', null],
      ],
    ],
    [
      'Iron with vitamin C\nGentle iron for women, 25 mg',
      [
        ['Iron', 25],
        ['Vitamin C', null],
      ],
    ],
    [
      'Iron with vitamin C\nNow 25 mg stronger',
      [
        ['Iron', null],
        ['Vitamin C', null],
      ],
    ],
    [
      'Iron with vitamin C\nSmall, 5000 mg',
      [
        ['Iron', null],
        ['Vitamin C', null],
      ],
    ],
  ])('%j: %j', (text, expected) => {
    expect(amounts(text)).toEqual(expected);
  });
});

describe('an amount', () => {
  it.each([
    [
      'Gentle iron with vitamin C\n14 mg iron as bisglycinate, 80 mg vitamin C',
      { Iron: 14, 'Vitamin C': 80 },
    ],
    [
      'Turmeric curcumin with black pepper\n500 mg turmeric extract, 5 mg black pepper extract',
      { Curcumin: 500, 'Black pepper extract': 5 },
    ],
  ])('is of no name of another line: %s', (text, amounts) => {
    const { wanted } = readIngredients(text);
    expect(Object.fromEntries(wanted.map(({ material, amount }) => [material.name, amount]))).toEqual(
      amounts,
    );
  });
});

describe('what a claim names', () => {
  it.each([
    ['Hyaluronic acid 100 mg, vitamin C contributes to normal collagen formation', ['Hyaluronic acid', 'Vitamin C']],
    ['Calcium 500 mg, vitamin D for calcium absorption, vitamin C for iron absorption', ['Calcium', 'Vitamin D3', 'Vitamin C']],
    ['Tablets for iron absorption', ['Iron']],
    ['Collagen production support with 5 g collagen', ['Collagen peptides']],
  ])('is not in the product where that names others: %s', (text, names) =>
    expect(readIngredients(text).wanted.map(({ material }) => material.name)).toEqual(names)); // prettier-ignore
});

describe('what is excepted from a refusal', () => {
  it.each([
    'Vitamin B6 and ginger, no herbs other than the ginger',
    'Vitamin B6, no botanicals except ginger',
    'Vitamin B6 without herbs apart from ginger',
  ])('stays: %s', (text) =>
    expect(readIngredients(text).wanted.map(({ material }) => material.name)).toEqual([
      'Vitamin B6',
      'Ginger',
    ]),
  );
});
