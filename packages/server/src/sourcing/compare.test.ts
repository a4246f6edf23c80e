import { describe, expect, it } from 'vitest';
import { compare, type StandIns } from './compare.ts';
import { asked, now, quoteOf, recipient, rfq } from './sourcing.fixture.ts';

/** What the worked example takes of an estimate. */
const standIns: StandIns = {
  testing: { amount: '900', per: 'order' },
  labels: { amount: '600', per: 'order' },
  freight: { amount: '620', per: 'order' },
};
const quoted = (id: number) => recipient(id, { status: 'quoted' });
const a = quoteOf(1, {
  incoterm: 'EXW',
  tiers: [{ quantity: 5000, unitPrice: '4.10' }],
  setup: { amount: '750', per: 'order' },
  testing: 'included',
  labels: 'excluded',
  freight: 'excluded',
});
const b = quoteOf(2, {
  incoterm: 'FOB',
  currency: 'EUR',
  fxRate: '1.10',
  fxAsOf: '2026-11-20',
  tiers: [{ quantity: 5000, unitPrice: '3.05' }],
  testing: 'excluded',
  labels: 'included',
  freightOurs: '2400',
  dutyPercent: 6.4,
  dutyAsOf: '2026-11-20',
  entry: '300',
});
const c = quoteOf(3, {
  incoterm: 'DDP',
  tiers: [
    { quantity: 2500, unitPrice: '4.55' },
    { quantity: 10_000, unitPrice: '3.80' },
  ],
  tooling: { amount: '1500.00', per: 'once' },
  testing: 'excluded',
  labels: 'excluded',
  freight: 'included',
});
const example = rfq({ status: 'quoting', recipients: [1, 2, 3].map(quoted), quotes: [a, b, c] });
const columns = (quantity: number, of = example) => compare(of, { standIns, now, quantity }).columns;

describe('the comparison of the worked example', () => {
  it('comes to the cent', () => {
    expect(columns(5000).map(({ total, landed, repeat, rank }) => [total, landed, repeat, rank])).toEqual([
      ['22470.00', '4.494', '4.494', 2],
      ['21448.60', '4.290', '4.290', 1],
      ['25750.00', '5.150', '4.850', 3],
    ]);
  });

  it('shows every line that adds up, and which are our estimate’s', () => {
    const [first, second] = columns(5000);
    expect(first?.lines.map(({ name, amount, isEstimate }) => [name, amount, isEstimate])).toEqual([
      ['price', '20500.00', false],
      ['setup', '750.00', false],
      ['testing', '0.00', false],
      ['labels', '600.00', true],
      ['freight', '620.00', true],
    ]);
    expect(first?.estimatedLines).toBe(2);
    expect(second?.lines.find(({ name }) => name === 'duty')?.amount).toBe('1073.60');
    expect(second?.price).toBe('3.05');
  });

  it('takes the tier with the largest quantity that is reached', () => {
    expect(columns(10_000)[2]?.price).toBe('3.80');
    expect(columns(9999)[2]?.price).toBe('4.55');
  });

  it('ranks nothing below its least order', () => {
    expect(columns(2500).map(({ belowMoq, rank }) => [belowMoq, rank])).toEqual([
      [true, null],
      [true, null],
      [false, 1],
    ]);
  });

  it('is at the largest least order unless a quantity is asked for', () => {
    const least = rfq({ recipients: [quoted(1)], quotes: [quoteOf(1, { moq: 4000 })] });
    expect(compare(least, { standIns, now }).quantity).toBe(4000);
    expect(compare(rfq(), { standIns, now })).toEqual({ quantity: null, currency: 'USD', columns: [] });
  });
});

const one = (changes: object, market: 'US' | 'EU' = 'US') =>
  columns(1000, {
    ...rfq({ asked: { ...asked, market, incoterm: 'FOB' } }),
    recipients: [quoted(1)],
    quotes: [quoteOf(1, { tiers: [{ quantity: 1, unitPrice: '1' }], ...changes })],
  })[0];

describe('a quote', () => {
  it('counts batches, units, orders and what is paid once', () => {
    const per = (unit: string) => ({ amount: '10', per: unit });
    const column = one({
      incoterm: 'DDP',
      batches: 3,
      setup: per('batch'),
      labels: per('unit'),
      testing: per('order'),
      tooling: per('once'),
    });
    expect(column?.total).toBe('11050.00');
    expect(column?.repeat).toBe('11.040');
  });

  it('pays duty on price and freight in the EU, on the price alone in the US', () => {
    const duty = { freightOurs: '200', dutyPercent: 10, dutyAsOf: '2026-11-01' };
    expect(one(duty)?.total).toBe('1300.00');
    expect(one(duty, 'EU')?.total).toBe('1320.00');
    expect(one({ ...duty, incoterm: 'DAP' })?.total).toBe('1100.00');
    expect(one({ ...duty, incoterm: 'DDP' })?.total).toBe('1000.00');
  });

  it('that is to be delivered and leaves the freight out takes our estimate of it', () => {
    const freight = (line: unknown) =>
      one({ incoterm: 'DAP', freight: line })?.lines.find(({ name }) => name === 'freight');
    expect(freight('excluded')).toMatchObject({ isEstimate: true });
    expect(freight('included')).toBeUndefined();
    expect(freight(null)).toBeUndefined();
  });

  it('bears what is rejected', () => {
    expect(one({ incoterm: 'DDP', rejectPercent: 2 })?.landed).toBe('1.020');
  });

  it('without a rate has no rank and no total', () => {
    expect(one({ currency: 'EUR' })).toMatchObject({ rank: null, total: null, landed: null });
  });

  it('is exact where floats are not', () => {
    expect(one({ incoterm: 'DDP', tiers: [{ quantity: 1, unitPrice: '1.0005' }] })?.landed).toBe('1.001');
    expect(one({ incoterm: 'DDP', tiers: [{ quantity: 1, unitPrice: '1.0055' }] })?.landed).toBe('1.006');
  });

  it.each([
    [{ depositPercent: 100 }, '100 % deposit'],
    [{ samples: 'unknown' }, 'unknown lines'],
    [{ validUntil: '2026-12-01' }, 'validity < 14 days'],
    [{ tolerancePercent: 11 }, 'tolerance > 10 %'],
    [
      {
        tiers: [
          { quantity: 1000, unitPrice: '4' },
          { quantity: 5000, unitPrice: '6' },
        ],
      },
      'price rises with quantity',
    ],
    [{ freight: 'excluded' }, 'freight not included under DDP'],
    [
      { moq: 500, tiers: [{ quantity: 1000, unitPrice: '1' }] },
      'no price from the MOQ to the first quantity',
    ],
  ])('%j is flagged', (changes, flag) => {
    expect(one({ incoterm: 'DDP' })?.flags).toEqual([]);
    expect(one({ incoterm: 'DDP', ...changes })?.flags).toEqual([flag]);
  });

  it('whose terms leave duty to us is flagged until it is typed, be it 0', () => {
    expect(one({})?.flags).toEqual(['duty not typed']);
    expect(one({ incoterm: 'DAP' })?.flags).toEqual(['duty not typed']);
    expect(one({ dutyPercent: 0 })?.flags).toEqual([]);
    expect(one({ dutyPercent: 6.4, dutyAsOf: '2026-11-20' })?.flags).toEqual([]);
  });
});
