import type { LiteratureAnswer } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { askedWords } from './askedWords';

const answer = (service: string, fields: Partial<LiteratureAnswer> = {}): LiteratureAnswer => ({
  service,
  state: 'answered',
  found: 3,
  ...fields,
});
const told = (...services: LiteratureAnswer[]) => askedWords({ words: 'magnesium sleep', services });

it.each([
  ['Asked Europe PMC and PubMed for: magnesium sleep', [answer('Europe PMC'), answer('PubMed')]],
  [
    'Asking Europe PMC, PubMed, and openFDA for: magnesium sleep',
    [answer('Europe PMC'), answer('PubMed', { state: 'asking', found: 0 }), answer('openFDA')],
  ],
  ['Kept answers of PubMed for: magnesium sleep', [answer('PubMed', { state: 'kept' })]],
  [
    'Asked Europe PMC, kept answers of PubMed for: magnesium sleep',
    [answer('Europe PMC'), answer('PubMed', { state: 'kept' })],
  ],
])('%s', (words, services) => {
  expect(told(...services)).toEqual({ asked: words, failures: [] });
});

it('names each service that gave nothing, and why', () => {
  const { asked, failures } = told(
    answer('Europe PMC'),
    answer('PubMed', { state: 'failed', found: 0, error: 'Did not answer within 8 s' }),
    answer('openFDA', { state: 'kept', error: 'Answered 500' }),
  );
  expect(asked).toBe('Asked Europe PMC, PubMed, and openFDA for: magnesium sleep');
  expect(failures).toEqual([
    'PubMed: did not answer within 8 s. The answer goes without it.',
    'openFDA: answered 500. Shown is what it gave before.',
  ]);
});
