import { describe, expect, it } from 'vitest';
import { IdParams, Money, MoneyInput, PageQuery, Text } from './index.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('money', () => {
  it.each(['0', '0.5', '12', '12000.00', '00000007', '99999999.99'])('may be written %j', (text) => {
    expect(accepts(MoneyInput, text)).toBe(true);
  });

  const bad = [
    '',
    ' ',
    '-1',
    '+1',
    '.5',
    '5.',
    '1.234',
    '100000000',
    '1e3',
    '1,000',
    '$5',
    'NaN',
    '0x1F',
    ' 5',
    '5\n',
    '٣',
  ];
  it.each([...bad, 5, 0, null, true, [], {}])('may not be written %j', (value) => {
    expect(accepts(MoneyInput, value)).toBe(false);
  });

  it('is answered with two places', () => {
    expect(accepts(Money, '12000.00')).toBe(true);
    expect(accepts(Money, '99999999.99')).toBe(true);
    for (const text of ['12000', '12000.0', '100000000.00', '-1.00'])
      expect(accepts(Money, text)).toBe(false);
  });
});

describe('a record’s number in a path', () => {
  it('is read as a number', () => {
    expect(IdParams.parse({ id: '7' })).toEqual({ id: 7 });
    expect(IdParams.parse({ id: '2147483647' })).toEqual({ id: 2_147_483_647 });
  });

  it.each([
    '',
    ' ',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'seven',
    '007',
    '2147483648',
    '9'.repeat(400),
    'NaN',
    'Infinity',
  ])('is not %j', (id) => {
    expect(accepts(IdParams, { id })).toBe(false);
  });
});

describe('a page', () => {
  it('has 200 rows when nothing else is asked for', () => {
    expect(PageQuery.parse({})).toEqual({ limit: 200 });
  });

  it('has 1 to 200 rows', () => {
    expect(PageQuery.parse({ limit: '1' }).limit).toBe(1);
    for (const limit of ['0', '201', '', '1e1', '-5', ['1', '2']])
      expect(accepts(PageQuery, { limit })).toBe(false);
  });

  it('takes no unknown field', () => {
    expect(accepts(PageQuery, { page: '2' })).toBe(false);
  });
});

describe('text', () => {
  it('keeps every script and refuses the character PostgreSQL cannot store', () => {
    expect(accepts(Text, 'Schlaf · 睡眠 · 😴 · line\nbreak')).toBe(true);
    expect(accepts(Text, 'a\0b')).toBe(false);
  });

  it('refuses half of a surrogate pair, which would be kept as another text', () => {
    expect(accepts(Text, 'a\ud83db')).toBe(false);
    expect(accepts(Text, 'a\ude34b')).toBe(false);
  });
});
