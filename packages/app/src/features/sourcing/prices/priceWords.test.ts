import { SupplierPriceDraft, type SupplierPrice } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { draftOf, faultsOf, noPrice, pricesInWords, priceUse, wordsOfPrice } from './priceWords';

const today = '2026-11-23';
const price: SupplierPrice = {
  id: 1,
  version: 1,
  supplierId: 3,
  ingredientKey: 'zinc',
  form: 'zinc citrate',
  tiers: [
    { kg: 25, price: '9.50' },
    { kg: 100, price: '8.75' },
  ],
  currency: 'USD',
  asOf: '2026-11-01',
  moqKg: 25,
  leadTimeDays: 21,
  incoterm: 'FOB',
  freshness: 'fresh',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const words = wordsOfPrice(price);

it('what is stored is what is sent again', () => {
  const { id: _id, version: _v, freshness: _f, createdAt: _c, updatedAt: _u, ...draft } = price;
  expect(faultsOf(words, today)).toEqual({});
  expect(draftOf(words, 3)).toEqual(draft);
  expect(SupplierPriceDraft.safeParse(draftOf(words, 3)).success).toBe(true);
});

it('a price in hundredths of a cent is kept as it is, a finer one is a fault', () => {
  const exact = { ...price, tiers: [{ kg: 0, price: '9.1234' }] };
  expect(faultsOf(wordsOfPrice(exact), today)).toEqual({});
  expect(draftOf(wordsOfPrice(exact), 3).tiers).toEqual(exact.tiers);
  expect(Object.keys(faultsOf({ ...words, perKg: '9.12345' }, today))).toEqual(['perKg']);
});

it('an empty form asks for what every price has', () => {
  expect(Object.keys(faultsOf(noPrice(today), today))).toEqual(['ingredientKey', 'perKg']);
});

it.each([
  ['perKg', 'nine'],
  ['perKg', ''],
  ['currency', 'dollars'],
  ['asOf', '2026-11-24'],
  ['asOf', 'yesterday'],
  ['asOf', ''],
  ['moq', 'a drum'],
  ['leadTime', '2.5'],
] as const)('%s %j is a fault of its field alone', (name, typed) => {
  expect(Object.keys(faultsOf({ ...words, [name]: typed }, today))).toEqual([name]);
});

it('tiers are read with their currency', () => {
  expect(pricesInWords(price)).toEqual(['from 25 kg 9.50 USD', 'from 100 kg 8.75 USD']);
});

it('a price says whether formulas are costed with it, and why', () => {
  const newer = { ...price, id: 2, supplierId: 4, asOf: '2026-11-20' };
  const name = () => 'Acme';
  expect(priceUse(price, [price], name)).toMatchObject({ isUsed: true });
  expect(priceUse(price, [price, newer], name)).toEqual({
    isUsed: false,
    why: 'Acme gave a newer one on Nov 20, 2026.',
  });
  expect(priceUse(newer, [price, newer], name).isUsed).toBe(true);
  expect(priceUse({ ...price, currency: 'EUR' }, [price], name).why).toContain('US dollars');
  expect(priceUse({ ...price, form: null }, [newer], name).why).toContain('any form');
});
