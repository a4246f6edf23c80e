import type { LiteratureSource } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { literatureWords } from './literatureWords';

const source: LiteratureSource = {
  service: 'Europe PMC',
  record: 'article',
  journal: 'Nutrients',
  year: 2024,
  design: 'randomised trial',
  pmid: '123',
  doi: null,
  nct: null,
  isRetracted: false,
  retrievedOn: '2026-11-22',
};

it('names design, numbers, service and day', () => {
  const { about, read } = literatureWords(source);
  expect(about).toBe('Randomised trial · PMID 123 · Europe PMC, retrieved Nov 22, 2026');
  expect(read).toBeUndefined();
});

it('says first that a work was retracted', () => {
  expect(literatureWords({ ...source, isRetracted: true }).about).toMatch(/^Retracted · /);
});

it.each([
  [{ participants: 1234, population: 'healthy women', dose: '250 mg/day', direction: 'favours' as const }, '1,234 healthy women · 250 mg/day · favours'],
  [{ participants: 46, duration: '8 weeks' }, '46 people · 8 weeks'],
  [{}, undefined],
])('tells what a machine read: %o', (read, words) => {
  expect(literatureWords({ ...source, read }).read).toBe(words);
}); // prettier-ignore
