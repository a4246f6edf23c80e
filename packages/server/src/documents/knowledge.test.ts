import { describe, expect, it } from 'vitest';
import { askedOf, lawOf, noteOf } from './askedTests.ts';
import { coaReader } from './coa/reader.ts';
import { bare } from './coa/words.ts';
import { specKnowledge } from './knowledge.ts';

const { words, asked } = specKnowledge();
const { findTest } = coaReader(words);

describe('names of tests', () => {
  it.each([
    ['Lead', 'lead'],
    ['Blei (Pb)', 'lead'],
    ['Pb', 'lead'],
    ['Heavy metals: Lead', 'lead'],
    ['Plomb', 'lead'],
    ['Arsenic (inorganic)', 'inorganicArsenic'],
    ['Total Plate Count', 'totalCount'],
    ['Gesamtkeimzahl', 'totalCount'],
    ['Levures et moisissures', 'yeastMould'],
    ['Yeast & Mold', 'yeastMould'],
    ['Salmonella spp.', 'salmonella'],
    ['Magnesium (as Mg)', 'magnesium as mg'],
  ])('%s is %s', (name, key) => expect(findTest(name)).toBe(key));

  it('stand for one test each', () => {
    const owners = new Map<string, Set<string>>();
    for (const { key, name, words: all } of words.tests) {
      for (const word of [name, ...all].map(bare)) owners.set(word, (owners.get(word) ?? new Set()).add(key));
    }
    expect([...owners].filter(([, keys]) => keys.size > 1)).toEqual([]);
  });
});

it('headings are of a column or of the head, whatever the language', () => {
  const owners = new Map<string, Set<string>>();
  for (const { field, words: all } of words.headings) {
    for (const word of all.map(bare)) owners.set(word, (owners.get(word) ?? new Set()).add(field));
  }
  expect([...owners].filter(([, fields]) => fields.size > 1)).toEqual([]);
});

describe('tests that are asked for', () => {
  it.each([
    ['US', 'supplement', 8],
    ['EU', 'supplement', 8],
    ['US', 'food', 9],
    ['EU', 'drink', 8],
  ] as const)('in %s of a %s: %d, each once and with its reason', (market, kind, count) => {
    const tests = askedOf(asked, { market, kind });
    expect(tests).toHaveLength(count);
    expect(new Set(tests.map(({ key }) => key)).size).toBe(count);
    for (const test of tests) expect(lawOf(test)).toMatch(/\d/);
  });

  it('say where their source was not read', () => {
    const tests = askedOf(asked, { market: 'US', kind: 'supplement' });
    const reasons = new Map(tests.map((test) => [test.key, `${lawOf(test)}. ${noteOf(test)}`]));
    expect(reasons.get('salmonella')).toContain('recalled, not read at the source');
    expect(reasons.get('cadmium')).toContain('USP <2232> sets 5 µg a day');
  });
});
