import type { FormulaLine } from '@seedbed/server/contract';
import type { Check } from '@seedbed/server/formula';
import { describe, expect, it } from 'vitest';
import { confirmOps, missingOf, openLines, proposedOf, proposedWords, type Evidence } from './confirming';

const allergens = ['milk', 'fish', 'soy'];
const nameAllergens = (words: string) => (/whey/i.test(words) ? ['milk'] : []);
const whey: FormulaLine = { id: 1, name: 'Whey protein isolate' };
const zinc: FormulaLine = { id: 2, nutrient: 'zinc', allergens: { fish: 'cod', soy: 'unconfirmed' } };
const done: FormulaLine = { id: 3, name: 'Water' };
const check = (line: number): Check => ({
  code: 'allergen.unconfirmed',
  severity: 'stop',
  line,
  text: 'No allergen is confirmed.',
});
const open = openLines({ lines: [whey, zinc, done] }, [check(1), check(2)], nameAllergens);
const evidence: Evidence = { kind: 'letter', text: ' Statement of the supplier ', date: '2026-11-02' };
const told = { ...evidence, allergens };

describe('lines whose allergens are open', () => {
  it('are those that the checks name, with what is known and what their words say', () => {
    expect(open.map(({ line }) => line.id)).toEqual([1, 2]);
    expect(open.map(({ known }) => known)).toEqual([{ milk: 'contains' }, { fish: 'cod' }]);
  });

  it('are free of nothing until a person says so', () => {
    for (const each of open) {
      expect(Object.values(proposedOf(each, 'unconfirmed', allergens))).not.toContain('free');
      expect(proposedWords(each, 'unconfirmed')).toMatch(/The others stay unconfirmed\.$/);
    }
  });

  it('say in words what would be stored', () => {
    expect(open.map((each) => proposedWords(each, 'free'))).toEqual([
      'Contains milk. Free of the others.',
      'Contains cod (fish). Free of the others.',
    ]);
    const [water] = openLines({ lines: [done] }, [check(3)], nameAllergens);
    expect(water && proposedWords(water, 'unconfirmed')).toBe('All stay unconfirmed.');
    expect(water && proposedWords(water, 'free')).toBe('Free of all of them.');
  });
});

describe('a statement', () => {
  const stored = { kind: 'letter', text: 'Statement of the supplier', date: '2026-11-02' };

  it('is stored with the states of each chosen line', () => {
    expect(confirmOps(open, { 1: 'free', 2: 'unconfirmed' }, told)).toEqual([
      { op: 'setField', line: 1, path: 'allergenEvidence', value: stored },
      { op: 'setField', line: 1, path: 'allergens', value: { milk: 'contains', fish: 'free', soy: 'free' } },
      { op: 'setField', line: 2, path: 'allergenEvidence', value: stored },
      { op: 'setField', line: 2, path: 'allergens', value: { fish: 'cod' } },
    ]);
  });

  it('leaves lines that are not chosen, and those of which it says nothing', () => {
    expect(confirmOps(open, { 2: 'free' }, told).map((op) => op.op === 'setField' && op.line)).toEqual([
      2, 2,
    ]);
    const bare = openLines({ lines: [done] }, [check(3)], nameAllergens);
    expect(confirmOps(bare, { 3: 'unconfirmed' }, told)).toEqual([]);
    expect(confirmOps(open, { 1: 'free' }, { ...told, kind: '' })).toEqual([]);
  });

  it.each([
    [{ ...evidence, kind: '' as const }, 'kind'],
    [{ ...evidence, text: '  ' }, 'text'],
    [{ ...evidence, date: '' }, 'date'],
    [{ ...evidence, date: '2026-13-40' }, 'date'],
    [evidence, null],
  ])('%o lacks %s', (given, missing) => expect(missingOf(given)).toBe(missing));
});
