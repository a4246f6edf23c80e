import { requiredOfRfq } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import {
  askedLabels,
  deliveryTerms,
  dollars,
  lineNames,
  mailto,
  mailWords,
  readQuantities,
  unfinishedOf,
} from './rfqWords';

describe('readQuantities', () => {
  it.each([
    ['2,500, 5,000, 10,000', [2500, 5000, 10_000]],
    ['2500; 5000; 10000', [2500, 5000, 10_000]],
    ['2500,5000,10000', [2500, 5000, 10_000]],
    ['2500 5000', [2500, 5000]],
  ])('reads %s', (text, numbers) => expect(readQuantities(text)).toEqual(numbers));
  it.each(['many', '2.5', '0', '-3'])('refuses %s', (text) => expect(readQuantities(text)).toBeUndefined());
});

describe('dollars', () => {
  it.each([
    ['21448.60', '$21,448.60'],
    ['4.290', '$4.290'],
    ['999', '$999'],
    ['1234567.00', '$1,234,567.00'],
  ])('%s reads %s', (amount, words) => expect(dollars(amount)).toBe(words));
});

it('has a label for whatever has to be said', () =>
  expect(requiredOfRfq.filter((name) => !askedLabels[name])).toEqual([]));

it('tells lines in their order, each once', () => {
  const line = (name: string) => ({ name, amount: null, isEstimate: false, how: '' });
  const columns = [
    { lines: [line('price'), line('freight')] },
    { lines: [line('price'), line('setup'), line('duty')] },
  ];
  expect(lineNames(columns)).toEqual(['price', 'setup', 'freight', 'duty']);
});

it('finds the newest request that is not over', () => {
  const rfq = (id: number, status: string) => ({ id, status }) as Parameters<typeof unfinishedOf>[0][number];
  expect(unfinishedOf([rfq(3, 'awarded'), rfq(2, 'closed'), rfq(1, 'draft')])?.id).toBe(2);
  expect(unfinishedOf([rfq(1, 'cancelled')])).toBeUndefined();
});

it('writes a message that a mail program takes whole', () =>
  expect(mailto({ to: 'a+b@c.example', subject: 'Q & A', text: 'one\ntwo#3' })).toBe(
    'mailto:a%2Bb%40c.example?subject=Q%20%26%20A&body=one%0D%0Atwo%233',
  ));

const mail = {
  letter: 'request',
  state: 'waiting',
  to: 'ines@acme.example',
  attempts: 0,
  endedAt: null,
  error: null,
} as const;

it.each([
  [{}, 'E-mail to ines@acme.example is on its way.'],
  [
    { attempts: 1, error: 'The mail server did not answer in time' },
    'E-mail to ines@acme.example is not sent yet: The mail server did not answer in time. It is tried again by itself.',
  ],
  [
    { state: 'failed', error: 'The link was replaced or ended.' },
    'E-mail to ines@acme.example was not sent: The link was replaced or ended. Send it again, or make a link.',
  ],
  [{ letter: 'reminder', state: 'sent' }, 'Reminder to ines@acme.example was sent.'],
] as const)('an e-mail that is %o', (changes, words) => {
  expect(mailWords({ ...mail, ...changes })).toBe(words);
});

describe('terms of delivery', () => {
  it.each([
    ['FOB', null, 'FOB, duty not said'],
    ['DAP', null, 'DAP, duty not said'],
    ['FOB', 0, 'FOB'],
    ['EXW', 6.4, 'EXW'],
    ['DDP', null, 'DDP'],
    [null, null, null],
  ] as const)('%s with duty %s are %s', (incoterm, dutyPercent, words) => {
    expect(deliveryTerms({ incoterm, dutyPercent })).toBe(words);
  });
});
