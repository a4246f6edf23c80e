import type { CoaResult, CoaVerdict } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import {
  checkFields,
  dayWords,
  emptyResult,
  isExpired,
  likeliest,
  overallOf,
  reasonWords,
  resultsOf,
  spelledKey,
  statedOf,
  takenWords,
  withHead,
  withoutTest,
} from './coaWords';

const result = (verdict: CoaVerdict, more: Partial<CoaResult> = {}): CoaResult => ({
  test: 'Lead',
  method: null,
  result: '0.1',
  unit: 'mg/kg',
  limit: '≤ 0.5 mg/kg',
  limitFrom: 'certificate',
  stated: '≤ 0.5 mg/kg',
  verdict,
  ...more,
});

describe('what the results come to', () => {
  it.each<[CoaVerdict[], string, string]>([
    [[], 'none', 'No results'],
    [['pass', 'pass'], 'pass', 'All 2 pass'],
    [['pass', 'fail'], 'fail', '1 of 2 fails'],
    [['fail', 'fail', 'missing'], 'fail', '2 of 3 fail, 1 missing'],
    [['pass', 'missing', 'unreadable'], 'missing', '1 missing, 1 not comparable'],
    [['pass', 'unreadable'], 'unreadable', '1 not comparable'],
  ])('%j: %s', (verdicts, verdict, words) => {
    expect(overallOf({ results: verdicts.map((each) => result(each)) })).toEqual({ verdict, words });
  });
});

it('what can be told of a result that neither passes nor fails', () => {
  expect(reasonWords(result('pass'))).toBe('');
  expect(reasonWords(result('unreadable', { limit: null }))).toBe('There is no limit.');
  expect(reasonWords(result('unreadable'))).toContain('look for yourself');
});

it('what a check makes otherwise is told by test, and how many results it was', () => {
  const changes = [
    { path: 'results.0.limit', from: null, to: '≤ 0.1 mg/kg' },
    { path: 'results.0.verdict', from: 'unreadable', to: 'fail' },
  ];
  expect(checkFields({ because: [], changes }, [result('pass')])).toEqual([
    { id: 'results.0.limit', label: 'Lead: limit', before: undefined, after: '≤ 0.1 mg/kg' },
    { id: 'results.0.verdict', label: 'Lead: verdict', before: 'Not comparable', after: 'Fail' },
  ]);
  expect(takenWords({ because: [], changes })).toBe('Taken over: 1 result changed.');
  const two = [...changes, { path: 'results.1.verdict', from: 'pass', to: 'fail' }];
  expect(takenWords({ because: [], changes: two })).toBe('Taken over: 2 results changed.');
});

it('rows without anything in them are not sent, cells without anything are none', () => {
  const typed = [emptyResult('a'), { ...emptyResult('b'), test: ' Lead ', result: '0.1' }];
  expect(resultsOf(typed)).toEqual([{ test: 'Lead', method: null, result: '0.1', unit: null, limit: null }]);
  expect(withoutTest([emptyResult('a'), { ...emptyResult('b'), result: '1' }])).toEqual([2]);
});

it('a limit of the specification is not sent back as the certificate’s', () => {
  const held = result('fail', { limit: '≤ 0.01 mg/kg', limitFrom: 'specification', stated: null });
  expect(statedOf([held])[0]?.limit).toBe('');
});

it('days stand in one line', () => {
  expect(dayWords({ madeOn: '2026-01-05', expiresOn: null }, '2026-11-29')).toBe('Made Jan 5, 2026');
  expect(dayWords({ madeOn: null, expiresOn: null }, '2026-11-29')).toBe('');
  const until = (expiresOn: string) => dayWords({ madeOn: null, expiresOn }, '2026-11-29');
  expect(until('2026-11-29')).toBe('Expires Nov 29, 2026');
  expect(until('2026-11-28')).toBe('Expired Nov 28, 2026');
  expect(isExpired({ expiresOn: null }, '2026-11-29')).toBe(false);
});

describe('the likeliest choice', () => {
  const choices = [
    { id: 'zinc', label: 'Zinc' },
    { id: 'magnesium', label: 'Magnesium' },
  ];
  it.each([
    ['Magnesiumbisglycinat', 'magnesium'],
    ['Zinc citrate USP', 'zinc'],
    ['Ascorbic acid', null],
    [null, null],
  ])('for %s is %s', (called, id) => expect(likeliest(choices, called)).toBe(id));
});

describe('the head of a file', () => {
  const nothing = { ingredientKey: '', supplierId: null, lot: '', madeOn: null, expiresOn: null };
  const head = {
    lot: 'MB-1',
    madeOn: '2026-09-12',
    expiresOn: null,
    ingredient: 'Magnesium bisglycinate',
    supplier: 'Minerals Ltd',
  };
  const choices = {
    ingredients: [{ id: 'magnesium', label: 'Magnesium' }],
    suppliers: [{ id: 7, label: 'Minerals Ltd' }],
  };

  it('says what nobody typed', () => {
    const words = withHead(nothing, head, choices);
    expect(words).toEqual({
      ...nothing,
      ingredientKey: 'magnesium',
      supplierId: 7,
      lot: 'MB-1',
      madeOn: '2026-09-12',
    });
  });

  it('leaves what was typed', () => {
    const typed = { ingredientKey: 'zinc', lot: 'Z-9' };
    expect(withHead({ ...nothing, ...typed }, head, choices)).toMatchObject(typed);
  });

  it('chooses nothing before there is something to choose from', () => {
    const words = withHead(nothing, head, { ingredients: [], suppliers: [] });
    expect(words).toMatchObject({ ingredientKey: '', supplierId: null });
  });
});

it.each([
  ['magnesium', 'Magnesium'],
  ['vitamin-b6', 'Vitamin B6'],
  ['vitamin-d', 'Vitamin D'],
  ['omega-3', 'Omega 3'],
])('the key %s reads %s', (key, words) => expect(spelledKey(key)).toBe(words));
