import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { breachesOf } from './finished.ts';
import { boundsOf, proportionIn } from './proportions.ts';
import type { Proportion } from '../tables/rangeRecords.ts';
import { foodArchetypeOf, foodArchetypes, foodPrices, proportions } from '../tables/tables.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const linesOf = (concept: string, description: string) =>
  estimate(concept, description).ingredients.flatMap(({ name, percent }) =>
    percent === undefined ? [] : [{ name, percent }],
  );

const known = new Set(foodArchetypes.map(({ key }) => key));
const [row] = proportions;

describe('what lines of a recipe need of something', () => {
  it('is of kinds, lines and bounds that there are', () => {
    expect(proportions.flatMap(({ kinds }) => kinds).filter((key) => !known.has(key))).toEqual([]);
    expect(proportions.filter(({ by }) => !foodPrices.has(by))).toEqual([]);
    expect(proportions.filter(({ least, most }) => (least ?? 0) > (most ?? Infinity))).toEqual([]);
    const prices = [...foodPrices.keys()];
    const isOfLine = ({ name }: { name: string }) =>
      prices.some((line) => (name.endsWith('*') ? line.startsWith(name.slice(0, -1)) : line === name));
    const strays = proportions.flatMap(({ gives, needs }) =>
      [...gives, ...needs].filter((each) => !isOfLine(each)),
    );
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  it('is met by as much of the line as its bound says', () => {
    const rule: Proportion = { ...(row as Proportion), least: 1, most: 1 };
    const dry = [
      { name: 'Wheat flour, white (industrial), 11.5% protein, unbleached, enriched', percent: 50 },
      { name: 'Egg, whole, raw, fresh', percent: 10 },
    ];
    const { least } = boundsOf(dry, rule);
    expect(least).toBeGreaterThan(0);
    expect(proportionIn([...dry, { name: rule.by, percent: least ?? 0 }], rule)).toBeCloseTo(1, 6);
    expect(proportionIn([{ name: 'Salt, table', percent: 100 }], rule)).toBeNull();
  });

  const wishes = [
    'high fibre, with 12 % oat fibre',
    '25 % paneer and spinach',
    'high protein, 12 g protein each',
    'gluten-free',
    'with 20 % linseed and pumpkin seeds',
    'with cheese and olives, low salt',
    'vegan, with psyllium',
  ];
  const doughs = proportions.flatMap(({ kinds }) => kinds.map(foodArchetypeOf));
  it.each(
    doughs.flatMap(({ words, key }) => wishes.map((wish) => [words[0] ?? key, `${wish}, 320 g.`] as const)),
  )('is there, or told of, in %s, %s', (concept, description) => {
    const { archetype, warnings } = estimate(concept, description);
    const breaches = breachesOf(
      foodArchetypeOf(archetype),
      linesOf(concept, description),
      `${concept}\n${description}`,
    );
    expect(breaches.filter((each) => !warnings.includes(each))).toEqual([]);
  });

  it('gives a wrap of much fibre and protein the water that they take up, and gluten for the protein', () => {
    const lines = linesOf(
      'Tortilla wraps',
      'Wheat wraps with oat fibre, 9 g fibre and 6 g protein per 60 g wrap. Six in a bag.',
    );
    const of = (name: string) => lines.find((line) => line.name.startsWith(name))?.percent ?? 0;
    expect(of('Beverages, water')).toBeGreaterThan(30);
    expect(of('Vital wheat gluten')).toBeGreaterThan(2);
  });

  it('makes a dough without gluten of starches and what holds the gas', () => {
    const lines = linesOf('Gluten free frozen pizza', '380 g.');
    const of = (name: string) => lines.find((line) => line.name.startsWith(name))?.percent ?? 0;
    for (const name of ['Rice flour', 'Tapioca starch', 'Psyllium', 'Xanthan'])
      expect(of(name)).toBeGreaterThan(0.2);
    expect(of('Wheat flour')).toBe(0);
  });
});
