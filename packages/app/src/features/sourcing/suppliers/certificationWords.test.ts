import { describe, expect, it } from 'vitest';
import {
  certificationFaults,
  certificationInWords,
  certificationsOf,
  certificationWords,
  noCertification,
  standingOf,
} from './certificationWords';

const known = [
  { name: 'NSF cGMP', fileId: 7, expiresOn: '2027-01-31' },
  { name: 'Organic', fileId: null, expiresOn: null },
];

it('goes through the rows as it is', () => {
  expect(certificationsOf(certificationWords(known))).toEqual(known);
});

it('is none where nothing is said', () => {
  expect(certificationsOf([noCertification(1)])).toEqual([]);
  expect(certificationFaults(noCertification(1))).toEqual({});
});

describe('a row', () => {
  it.each([
    ['a file without a name', { fileId: 3 }, { name: 'Enter a name' }],
    ['a day without a name', { expiresOn: '2027-01-31' }, { name: 'Enter a name' }],
    [
      'a day that is none',
      { name: 'GMP', expiresOn: '2027-02-30' },
      { expiresOn: 'Write the day as year, month, day: 2027-01-31' },
    ],
    ['name and day', { name: 'GMP', expiresOn: ' 2027-01-31 ' }, {}],
  ])('of %s', (_, said, faults) => {
    expect(certificationFaults({ ...noCertification(1), ...said })).toEqual(faults);
  });
});

describe('a certificate', () => {
  it.each([
    [undefined, 'open'],
    ['2026-11-22', 'ended'],
    ['2026-11-23', 'ends'],
    ['2027-01-22', 'ends'],
    ['2027-01-23', 'holds'],
  ])('of %s stands so: %s', (expiresOn, standing) => {
    expect(standingOf({ name: 'GMP', expiresOn }, '2026-11-23')).toBe(standing);
  });

  it('says until when it holds, or when it ended', () => {
    expect(certificationInWords({ name: 'GMP', expiresOn: '2027-01-31' }, '2026-11-23')).toBe(
      'GMP until Jan 31, 2027',
    );
    expect(certificationInWords({ name: 'GMP', expiresOn: '2026-01-31' }, '2026-11-23')).toBe(
      'GMP expired Jan 31, 2026',
    );
    expect(certificationInWords({ name: 'GMP' }, '2026-11-23')).toBe('GMP');
  });
});
