import { quoteLineNames, QuoteTerms } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { emptyQuote, quoteLineLabels, termsOf, tierPlace, wordsOfQuote } from './quoteWords';

const asked = [2500, 5000, 10_000];
const typed = {
  ...emptyQuote(asked),
  quantity: '5 000',
  unitPrice: ' 4.10',
  further: { 2500: '4.55', 10_000: '' },
  currency: 'eur',
  moq: '2,500',
  validUntil: '2027-01-31',
  incoterm: 'FOB' as const,
  materialsBy: ' maker ',
};

it('reads a quote as people write it, its prices by rising quantity', () => {
  const terms = termsOf(typed);
  expect(terms).toMatchObject({
    currency: 'EUR',
    tiers: [
      { quantity: 2500, unitPrice: '4.55' },
      { quantity: 5000, unitPrice: '4.10' },
    ],
    moq: 2500,
    leadTimeDays: null,
    incoterm: 'FOB',
    materialsBy: 'maker',
  });
  expect(QuoteTerms.safeParse(terms).success).toBe(true);
});

it('finds a price among those that are sent, as a refusal names it', () => {
  expect([tierPlace(typed), tierPlace(typed, 2500), tierPlace(typed, 10_000)]).toEqual([1, 0, -1]);
  expect(tierPlace({ ...typed, quantity: 'many', further: {} })).toBe(0);
});

it('asks for no price at a quantity twice', () => {
  const twice = { ...typed, further: { 5000: '9.99', 10_000: '3.90' } };
  expect(termsOf(twice).tiers).toEqual([
    { quantity: 5000, unitPrice: '4.10' },
    { quantity: 10_000, unitPrice: '3.90' },
  ]);
});

it('leaves what is no number to be refused', () =>
  expect(QuoteTerms.safeParse(termsOf({ ...typed, quantity: 'many' })).success).toBe(false));

it.each([
  ['moq', 'moq', 'five thousand'],
  ['moq', 'moq', '5.000'],
  ['moq', 'moq', '0'],
  ['quantity', 'tiers', '5.000'],
  ['leadTime', 'leadTimeDays', '45 days'],
  ['deposit', 'depositPercent', 'half'],
  ['tolerance', 'tolerancePercent', '2,5'],
  ['unitPrice', 'tiers', '4,10'],
  ['lines', 'setup', '750,00'],
])('loses nothing of %s that it cannot read: the server refuses %s by its field', (field, path, text) => {
  const said = field === 'lines' ? { setup: { choice: 'order' as const, amount: text } } : text;
  const { error } = QuoteTerms.safeParse(termsOf({ ...typed, [field]: said }));
  expect(error?.issues.map((issue) => issue.path[0])).toEqual([path]);
  // In words for a maker, who never hears of types.
  expect(error?.issues[0]?.message).toMatch(/^Enter /);
});

it('reads shares and thousands as people write them', () =>
  expect(
    QuoteTerms.parse(
      termsOf({ ...typed, deposit: '30 %', tolerance: '2.5', moq: '10 000', unitPrice: '1,250.00' }),
    ),
  ).toMatchObject({
    depositPercent: 30,
    tolerancePercent: 2.5,
    moq: 10_000,
    tiers: [{ unitPrice: '4.55' }, { unitPrice: '1250.00' }],
  }));

it('says of each line what was chosen, and what it costs', () => {
  const terms = termsOf({
    ...typed,
    lines: {
      setup: { choice: 'order', amount: '1,750.00' },
      testing: { choice: 'included', amount: '9' },
      labels: { choice: 'none', amount: '' },
    },
  });
  expect(terms).toMatchObject({
    setup: { amount: '1750.00', per: 'order' },
    testing: 'included',
    labels: null,
  });
  expect(QuoteTerms.safeParse(terms).success).toBe(true);
});

it('gives a quote that is to be revised back as it was sent', () => {
  const terms = QuoteTerms.parse(
    termsOf({ ...typed, lines: { setup: { choice: 'once', amount: '750.00' } } }),
  );
  expect(QuoteTerms.parse(termsOf(wordsOfQuote(terms, asked)))).toEqual(terms);
});

it('has a field for every line of the contract', () =>
  expect(Object.keys(quoteLineLabels)).toEqual([...quoteLineNames]));
