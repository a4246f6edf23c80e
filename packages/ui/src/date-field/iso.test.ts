import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIsoDate } from './iso';

it.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(parseIsoDate(text)?.toString()).toBe(text);
});

it.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-5',
  '05.01.2026',
  '0000-01-01',
  '2026-01-05T00:00',
])('%j is none', (text) => expect(parseIsoDate(text)).toBeNull());

it('reads every day back as it was written', () => {
  const min = new Date('0001-01-01');
  fc.assert(
    fc.property(fc.date({ min, max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const text = date.toISOString().slice(0, 10);
      expect(parseIsoDate(text)?.toString()).toBe(text);
    }),
  );
});
