import { describe, expect, it } from 'vitest';
import { registry } from '../../registry/index.ts';
import { estimateProduct } from '../estimate.ts';
import { proposeFormula } from '../formula.ts';
import { readIngredients } from './readIngredients.ts';
import { readTable, columns } from '../../registry/index.ts';
import { z } from 'zod';

const read = (text: string) =>
  readIngredients(text).wanted.map(({ material, amount }) => [material.form, amount]);
const propose = (concept: string, description = '') =>
  proposeFormula({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const lines = (concept: string, description = '') =>
  propose(concept, description).lines.map(({ material, amount }) => [material.name, material.form, amount]);

describe('an active and what it is from', () => {
  it.each([
    ['120 mg caffeine from natural guarana', [['guarana extract 22 % caffeine', 120]]],
    ['Caffeine from green tea 90 mg', [['natural caffeine from green tea, 98 %', 90]]],
    ['Caffeine 80 mg (from yerba mate)', [['yerba mate extract 8 % caffeine', 80]]],
    ['60 mg vitamin C from acerola and rose hip', [['acerola powder 17 % vitamin C', 60]]],
    ['50 mg isoflavones from red clover', [['red clover extract 40 % isoflavones', 50]]],
    ['150 µg iodine from kelp', [['kelp powder 0.06 % iodine', 150]]],
    ['25 µg vitamin D3 from lichen', [['cholecalciferol from lichen, 100,000 IU/g', 25]]],
    ['400 mg omega-3 softgels from algae', [['algal oil 50 % EPA and DHA', 400]]],
    ['400 mg algae omega-3', [['algal oil 50 % EPA and DHA', 400]]],
    ['200 mg magnesium from seawater', [['sea water magnesium 32 %', 200]]],
    ['Vitamin K2 75 µg from natto', [['menaquinone-7, 1 % powder', 75]]],
    ['2.9 mg monacolin K from red yeast rice', [['red yeast rice extract 1.5 % monacolin K', 2.9]]],
    ['Cranberry with 36 mg PAC', [['cranberry extract 15 % proanthocyanidins', 36]]],
  ])('%s: the active, as much of the source as carries it', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['Milk thistle extract (60 % silymarin), 300 mg', [['milk thistle extract 80 % silymarin', 300]]],
    ['60 % silymarin milk thistle extract 300 mg', [['milk thistle extract 80 % silymarin', 300]]],
    ['Horsetail 7 % silica 400 mg', [['horsetail extract 7 % silica', 400]]],
    [
      'Lion’s mane fruiting body extract, 700 mg, 20 % beta-glucans',
      [["lion's mane extract 25 % beta-glucan", 700]],
    ],
    ['Kelp 400 mg standardised to 200 µg iodine', [['kelp powder', 400]]],
    [
      'Silymarin capsules. Milk thistle (80 % silymarin) 250 mg',
      [['milk thistle extract 80 % silymarin', 250]],
    ],
  ])('%s: the source, which is told of what it holds', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('weighs the source by what it holds', () => {
    const [line] = propose('Energy capsules', '110 mg caffeine from guarana').lines;
    expect(line?.material.potency).toBe(0.22);
    expect(line?.amount).toBe(110);
  });

  it('of a strength that nobody knows is weighed as usual, and it is told', () => {
    const { lines: made, assumptions } = propose('Immune capsules', 'Vitamin C 80 mg from rose hip');
    expect(made.map(({ material }) => material.form)).toEqual(['ascorbic acid']);
    expect(assumptions).toContain(
      'Rose hip: what vitamin C is from, as the words say. How much it holds is not known here: it is weighed as ascorbic acid.',
    );
  });

  it('stays what it is beside another that is dosed', () => {
    expect(read('Vitamin C 200 mg, acerola 100 mg')).toEqual([
      ['ascorbic acid', 200],
      ['acerola powder 17 % vitamin C', 100],
    ]);
  });

  it('has materials of the registry', () => {
    const folder = new URL('../data/', import.meta.url);
    const names = new Set([...registry.materials.values()].map(({ name }) => name));
    const rows = readTable(
      folder,
      'activeSources',
      z.strictObject({
        key: columns.key,
        active: z.string(),
        words: columns.list,
        material: z.string(),
        ...columns.origin,
      }),
    );
    for (const { key, active, material } of rows)
      expect([key, names.has(active), material === '' || registry.materials.has(material)]).toEqual([
        key,
        true,
        true,
      ]);
  });
});

describe('a name that is none of an ingredient', () => {
  it.each([
    ['Zinc & Co magnesium', 'Magnesium citrate capsules', ['Magnesium']],
    ['Ginger Moon magnesium capsules', '', ['Magnesium']],
    ['Copper Kettle zinc tablets', '', ['Zinc']],
    ['Iron Hill sleep', 'Melatonin 1 mg tablets', ['Melatonin']],
    ['Iron Hill', '60 iron capsules', ['Iron']],
    ['Turmeric Gold capsules', '5 mg piperine', ['Curcumin', 'Black pepper extract']],
    ['Zinc Picolinate tablets', '', ['Zinc']],
  ])('%s, %s: brands are not read', (concept, description, expected) => {
    expect(lines(concept, description).map(([name]) => name)).toEqual(expected);
  });

  it.each([
    ['Zinc lozenges, ginger and lemon flavour', ['Zinc']],
    ['Lutein gummies with bilberry flavouring', ['Lutein']],
    ['Ginger capsules', ['Ginger']],
    ['Vitamin C and zinc, orange flavour', ['Vitamin C', 'Zinc']],
  ])('%s: flavours are no actives', (text, expected) => {
    expect(readIngredients(text).wanted.map(({ material }) => material.name)).toEqual(expected);
  });
});

describe('a name in another language', () => {
  it.each([
    ['Eisenbisglycinat 20 mg', [['ferrous bisglycinate', 20]]],
    ['Natrium 300 mg, Kalium 100 mg', [['sodium citrate', 300], ['potassium citrate', 100]]],
    ['Valeriaan 300 mg, melatonine 0,29 mg', [['valerian root extract', 300], ['melatonin 99 %', 0.29]]],
    ['200 mg de magnesio', [['magnesium bisglycinate', 200]]],
    ['Vitamine C 80 mg', [['ascorbic acid', 80]]],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected)); // prettier-ignore
});

describe('what a product is only made with', () => {
  it('is no active', () => {
    expect(read('Zinc 15 mg, rice flour, magnesium stearate, silicon dioxide')).toEqual([
      ['zinc picolinate', 15],
    ]);
  });
});

describe('a bottle of several doses', () => {
  it('is no can, and a shot is none either', () => {
    expect(propose('Liquid iron', '14 mg iron per 10 ml, juice base, 250 ml').pack).toBe('bottle');
    const shot = {
      concept: 'Focus shot',
      description: '60 ml, 80 mg caffeine',
      formFactor: 'liquid' as const,
    };
    expect(estimateProduct({ ...shot, volume: null, volumeUnit: null }).basis).toContain('shot bottles');
  });
});

describe('a drink in sachets', () => {
  it('is a powder', () => {
    const { pack, formFactor } = propose('Magnesium drink', 'Powder sachets, 200 mg magnesium, 20 sachets');
    expect([formFactor, pack]).toEqual(['powder', 'sticks']);
  });
});

describe('a limit', () => {
  it.each([
    ['No more than 200 mg caffeine, taurine 500 mg', 100],
    ['Taurine 500 mg, caffeine max 60 mg', 60],
    ['Taurine 500 mg, half the caffeine', 50],
    ['Taurine 500 mg, caffeine 120 mg', 120],
  ])('%s: is no dose', (text, caffeine) => {
    const found = propose('Energy capsules', text).lines.find(({ material }) => material.name === 'Caffeine');
    expect(found?.amount).toBe(caffeine);
  });
});

describe('a compound', () => {
  it.each([
    ['Magnesium as citrate 100 mg', [['magnesium citrate', 100]]],
    ['100 mg magnesium as citrate', [['magnesium citrate', 100]]],
    ['Zinc 10 mg (as gluconate)', [['zinc gluconate', 10]]],
    ['Iron (fumarate) 14 mg', [['ferrous fumarate', 14]]],
    ['6 g citrulline malate', [['citrulline malate 2:1', 6]]],
    ['Magtein 1000 mg', [['magnesium L-threonate', 82.5]]],
    ['Magnesium bisglycinate 1000 mg, 100 mg elemental', [['magnesium bisglycinate', 100]]],
    ['200 mg Suntheanine', [['L-theanine 98 %', 200]]],
  ])('%s: is what the words name', (text, expected) => {
    expect(read(text)).toEqual(expected.map(([form, amount]) => [form, expect.closeTo(Number(amount), 6)]));
  });

  it('that may be meant by its weight is told of', () => {
    expect(propose('Magnesium glycinate 300 mg, 60 capsules').assumptions).toContain(
      '300 mg is read as magnesium, as labels count it: where 300 mg of magnesium bisglycinate is meant, it holds 42 mg.',
    );
  });
});

describe('what is spelled out', () => {
  it('is all there is of a group', () => {
    const names = lines('Multivitamin gummies', 'Vitamins A, C, D3, B6 and zinc').map(([name]) => name);
    expect(names).toEqual(['Vitamin A', 'Vitamin C', 'Vitamin D3', 'Vitamin B6', 'Zinc']);
    expect(lines('Multivitamin gummies', 'with vitamin D3').length).toBeGreaterThan(10);
    expect(lines('Electrolytes', 'sodium 300 mg, potassium 100 mg').map(([name]) => name)).toEqual([
      'Sodium',
      'Potassium',
    ]);
  });

  it('of children’s multivitamins is dosed for them', () => {
    const made = lines('Kids multivitamin gummies', 'Vitamins A, C, E and B12');
    expect(made.map(([name, , amount]) => [name, amount])).toEqual([
      ['Vitamin A', 200],
      ['Vitamin C', 25],
      ['Vitamin E', 7],
      ['Vitamin B12', 1.2],
    ]);
  });
});

describe('drops', () => {
  it('are of oils where the actives are, and their carrier is no active', () => {
    const { lines: made, pack, assumptions } = propose('Vitamin D3', '1000 IU per drop in MCT oil, 20 ml');
    expect(made.map(({ material }) => material.form)).toEqual(['cholecalciferol in oil, 1,000,000 IU/g']);
    expect(pack).toBe('dropper');
    expect(assumptions.some((note) => note.startsWith('The mct oil'))).toBe(true);
    expect(lines('MCT oil', '10 g MCT oil, 500 ml bottle').map(([name]) => name)).toEqual(['MCT oil']);
    expect(lines('D3 oil drops', '2000 IU D3 in 5 drops, MCT oil, 30 ml').map(([name]) => name)).toEqual([
      'Vitamin D3',
    ]);
  });

  it('of algae hold both of their acids', () => {
    expect(lines('Algae oil softgels', '200 mg DHA and 100 mg EPA')).toEqual([
      ['Algal EPA and DHA', 'algal oil 50 % EPA and DHA', 300],
    ]);
  });
});

describe('amounts', () => {
  it('of a piece are taken as many times as pieces', () => {
    expect(lines('Vinegar gummies', '500 mg apple cider vinegar per gummy, 2 gummies a day')[0]?.[2]).toBe(
      1000,
    );
  });

  it('of what nobody knows are told of', () => {
    expect(
      propose('Enzyme capsules', 'Bromelain 200 mg, serrapeptase 60 mg, 60 capsules').warnings,
    ).toContain('Not known here, and not in the figures: serrapeptase 60 mg.');
    expect(propose('Throat lozenges', 'Vitamin C 20 mg, Iceland moss 80 mg').warnings).toContain(
      'Not known here, and not in the figures: Iceland moss 80 mg.',
    );
    expect(propose('Zinc capsules', 'Zinc 10 mg, 600 mg enteric capsules').warnings).toEqual([]);
  });
});
