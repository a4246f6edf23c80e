import type { Citation, FormulaLine } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import {
  addedWords,
  choicesOf,
  citedDoseOf,
  lineOf,
  opsOf,
  perServing,
  sumOf,
  type CitedDose,
} from './citedLine';

const citation: Citation = {
  n: 2,
  kind: 'evidence',
  title: 'Magnesium: sleep',
  source: 'Mah 2021',
  url: null,
  passage: 'Dose: 320–729 mg a day.',
  dose: { low: 320, high: 729, unit: 'mg', per: 'day' },
  ingredient: { key: 'magnesium', name: 'magnesium' },
};
const cited = citedDoseOf(citation, { messageId: 7 }) as CitedDose;
const magnesium = { key: 'magnesium', label: 'Magnesium', names: ['magnesium'], nutrient: 'magnesium' };
const ashwagandha = { key: 'ashwagandha', label: 'Ashwagandha', names: ['ashwagandha', 'ksm-66'] };

describe('citedDoseOf', () => {
  it('needs a dose, and an answer that is stored', () => {
    expect(cited).toMatchObject({ from: { messageId: 7 }, dose: citation.dose });
    expect(citedDoseOf(citation, undefined)).toBeNull();
    expect(citedDoseOf({ ...citation, dose: undefined }, { messageId: 7 })).toBeNull();
  });
});

describe('choicesOf', () => {
  it('asks low, middle or high of a range', () => {
    expect(choicesOf({ low: 320, high: 729, unit: 'mg', per: 'day' })).toEqual([
      { end: 'low', perDay: 320 },
      { end: 'middle', perDay: 524.5 },
      { end: 'high', perDay: 729 },
    ]);
  });
  it('asks nothing where one amount was studied', () => {
    expect(choicesOf({ low: 600, high: 600, unit: 'mg', per: 'day' })).toHaveLength(1);
  });
});

it.each([
  [320, 2, 160],
  [320, 3, 106.667],
  [600, null, 600],
])('%d a day in %d servings is %d', (perDay, servings, expected) =>
  expect(perServing(perDay, servings)).toBe(expected),
);

describe('lineOf', () => {
  const lines: FormulaLine[] = [
    { id: 1, nutrient: 'magnesium', source: 'magnesium citrate' },
    { id: 2, name: 'KSM-66 ' },
  ];
  it('knows a nutrient by its key, whatever its source', () =>
    expect(lineOf({ lines }, magnesium)?.id).toBe(1));
  it('knows another ingredient by its names', () => expect(lineOf({ lines }, ashwagandha)?.id).toBe(2));
  it('knows one that names its key', () =>
    expect(lineOf({ lines: [{ id: 3, ingredient: 'ashwagandha' }] }, ashwagandha)?.id).toBe(3));
  it('finds none in an empty formula', () => expect(lineOf({}, magnesium)).toBeUndefined());
});

describe('sumOf', () => {
  const line = (value: number | null, unit?: 'mg' | 'µg' | 'IU' | 'g'): FormulaLine => ({
    id: 1,
    amount: { value, unit },
  });
  it.each([
    [line(100), 200, 'mg', 300],
    [line(0.1, 'g'), 200, 'mg', 0.3],
    [line(100, 'µg'), 1, 'mg', 1100],
  ])('%o and %d %s', (one, value, unit, sum) => expect(sumOf(one, value, unit)).toBe(sum));
  it('never guesses between units, or of an unknown amount', () => {
    expect(sumOf(line(1000, 'IU'), 10, 'µg')).toBeNull();
    expect(sumOf(line(null), 10, 'mg')).toBeNull();
    expect(sumOf({ id: 1 }, 10, 'mg')).toBeNull();
  });
});

describe('opsOf', () => {
  const placed = { cited, known: magnesium, value: 160 };
  it('begins a line whose form is open, and lets the server copy the citation', () => {
    expect(opsOf({ ...placed, placing: 'new' })).toEqual([
      {
        op: 'addLine',
        line: { name: 'Magnesium', nutrient: 'magnesium', amount: { value: 160, unit: 'mg' } },
        cite: { messageId: 7, n: 2 },
      },
    ]);
  });
  it('takes the citation along from the insights of a product, which are no answer', () => {
    const own = citedDoseOf(citation, { productId: 3 }) as CitedDose;
    expect(opsOf({ ...placed, cited: own, placing: 'new' })).toMatchObject([
      { op: 'addLine', line: { nutrient: 'magnesium', cite: { n: 2, source: 'Mah 2021' } } },
    ]);
  });
  it('names what is no nutrient', () => {
    expect(opsOf({ ...placed, known: ashwagandha, placing: 'new' })[0]).toMatchObject({
      line: { ingredient: 'ashwagandha', name: 'Ashwagandha' },
    });
  });
  const line: FormulaLine = { id: 4, nutrient: 'magnesium', amount: { value: 100, unit: 'mg' } };
  it('sets the line that is there', () => {
    const [value, unit, cite] = opsOf({ ...placed, line, placing: 'set' });
    expect(value).toEqual({ op: 'setField', line: 4, path: 'amount.value', value: 160 });
    expect(unit).toEqual({ op: 'setField', line: 4, path: 'amount.unit', value: 'mg' });
    expect(cite).toMatchObject({ path: 'cite', value: { n: 2, dose: { low: 320, high: 729 } } });
  });
  it('adds to it', () => {
    expect(opsOf({ ...placed, line, placing: 'add' })[0]).toMatchObject({ path: 'amount.value', value: 260 });
  });
  it('begins another one beside it', () => {
    expect(opsOf({ ...placed, line, placing: 'new' })[0]).toMatchObject({ op: 'addLine' });
  });
});

it('says what was added', () => {
  expect(addedWords({ cited, known: magnesium, value: 1200, placing: 'new' })).toBe(
    'Added magnesium 1,200 mg',
  );
});
