import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../sheets/reading/index.ts';
import { specKnowledge } from '../../knowledge.ts';
import { verdictOf } from '../check.ts';
import { coaReader } from '../reader.ts';
import { germanCertificate, germanVerdicts } from '../testing/certificates.ts';
import { readCertificate } from './certificate.ts';
import { readDay } from './day.ts';
import type { CoaMapping } from './headings.ts';

const reader = coaReader(specKnowledge().words);
const read = (table: Table, mapping?: CoaMapping) =>
  readCertificate({ table, mark: null }, { reader, mapping, most: 300 });

describe('a certificate', () => {
  it('in German is read whole: its head, its table, its decimal commas', () => {
    const { mapping, head, rows, skipped, notes } = read(germanCertificate);
    expect(mapping).toEqual(['test', 'method', 'limit', 'result', 'unit']);
    expect(head).toEqual({
      lot: 'MB-2409-117',
      madeOn: '2026-09-12',
      expiresOn: '2029-09-11',
      ingredient: 'Magnesiumbisglycinat',
      supplier: 'Alpen Mineral GmbH',
    });
    expect(Object.fromEntries(rows.map((row) => [row.test, verdictOf(row, reader)]))).toEqual(germanVerdicts);
    expect(rows.find(({ test }) => test === 'Gesamtkeimzahl')).toMatchObject({
      limit: '≤ 1000 KBE/g',
      row: 17,
    });
    expect(skipped.map(({ text }) => text)).toEqual([
      'Physikalisch-chemisch',
      'Schwermetalle (ICP-MS)',
      'Mikrobiologie',
      'Freigabe: · Dr. M. Huber, QK',
    ]);
    expect(notes).toEqual(['Its decimals are written with a comma; they stand here with a point.']);
  });

  it.each([
    [
      'English',
      ['Test Parameter', 'Specification', 'Test Result', 'Test Method'],
      ['test', 'limit', 'result', 'method'],
    ],
    ['English, with units', ['Analysis', 'Result (mg/kg)', 'Limit'], ['test', 'result', 'limit']],
    ['German', ['Merkmal', 'Sollwert', 'Istwert', 'Einheit'], ['test', 'limit', 'result', 'unit']],
    [
      'French',
      ['Paramètre', 'Méthode', 'Résultat', 'Unité', 'Limite'],
      ['test', 'method', 'result', 'unit', 'limit'],
    ],
    ['Spanish', ['Ensayo', 'Método', 'Especificación', 'Resultado'], ['test', 'method', 'limit', 'result']],
    [
      'two languages',
      ['Prüfung / Test', 'Grenzwert / Limit', 'Befund / Result'],
      ['test', 'limit', 'result'],
    ],
    ['what it does not know', ['Test', 'Result', 'Analyst'], ['test', 'result', null]],
  ])('with headings in %s', (_, headings, mapping) => {
    expect(read([headings, headings.map(() => '1')]).mapping).toEqual(mapping);
  });

  it('takes the unit of a heading, and gives it to limits without one', () => {
    const { rows } = read([
      ['Test', 'Result (mg/kg)', 'Limit'],
      ['Lead', 0.04, '≤ 0.5'],
      ['Arsenic', '0.04', '≤ 1 ppm'],
    ]);
    expect(rows).toMatchObject([
      { result: '0.04', unit: 'mg/kg', limit: '≤ 0.5 mg/kg' },
      { unit: 'mg/kg', limit: '≤ 1 ppm' },
    ]);
  });

  it('keeps points as they are where its figures tell that they are decimals', () => {
    const { rows, notes } = read([
      ['Prüfung', 'Ergebnis', 'Grenzwert'],
      ['Blei', '0.05 mg/kg', '≤ 0.5 mg/kg'],
      ['Keimzahl', '1.25 %', '≤ 2 %'],
    ]);
    expect(rows[0]?.result).toBe('0.05 mg/kg');
    expect(notes).toEqual([]);
  });

  it('goes by what a person says of its columns', () => {
    const table = [
      ['Was', 'Wieviel', 'Höchstens'],
      ['Blei', '0.05 mg/kg', '≤ 0.5 mg/kg'],
    ];
    const guessed = read(table);
    expect(guessed.rows).toEqual([]);
    expect(guessed.notes).toEqual([
      'No headings of tests and results were found: choose what each column holds.',
    ]);
    const told = read(table, ['test', 'result', 'limit']);
    expect(told.columns).toEqual(['Was', 'Wieviel', 'Höchstens']);
    expect(told.rows).toMatchObject([{ test: 'Blei', result: '0.05 mg/kg', limit: '≤ 0.5 mg/kg' }]);
  });

  it('has no row that is lost: each is a result, skipped with a reason, or above the headings', () => {
    const cell = fc.oneof(
      fc.constantFrom('', 'Test', 'Result', 'Limit', 'Lot', '<0.1', '0,5'),
      fc.string(),
      fc.double(),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (table) => {
        const whole = [['Test', 'Result', 'Limit'], ...table];
        const filled = whole.flatMap((row, at) =>
          row.some((each) => String(each).trim() !== '') ? at + 1 : [],
        );
        const { rows, skipped } = read(whole);
        const told = [...rows, ...skipped].map(({ row }) => row);
        expect(new Set([1, ...told])).toEqual(new Set(filled));
      }),
    );
  });

  it('has at most as many results as are kept', () => {
    const rows = Array.from({ length: 302 }, (_, at) => [`Test ${at}`, '1', '≤ 2']);
    const cut = read([['Test', 'Result', 'Limit'], ...rows]);
    expect(cut.rows).toHaveLength(300);
    expect(cut.skipped.map(({ why }) => why)).toEqual(
      Array(2).fill('A certificate has at most 300 results.'),
    );
  });

  it('asks for a day that cannot be told, and for one that is before its making', () => {
    const headed = [['Test', 'Result', 'Limit']];
    const open = read([['Lot', 'A1', 'Mfg. Date', '01/05/2026'], ...headed]);
    expect(open.head).toMatchObject({ lot: 'A1', madeOn: null });
    expect(open.notes).toContain('Day and month of 01/05/2026 cannot be told apart: choose the day.');
    const turned = read([['Mfg. Date: 2026-05-01', 'Expiry date: 2025-05-01'], ...headed]);
    expect(turned.head).toMatchObject({ madeOn: '2026-05-01', expiresOn: null });
  });

  it('reads labels whose values stand below them', () => {
    const { head } = read([
      ['Batch No.', 'Manufacturing Date', 'Expiry Date'],
      ['B-7', '2026-01-05', '2028-01-04'],
      ['Test', 'Result', 'Limit'],
    ]);
    expect(head).toMatchObject({ lot: 'B-7', madeOn: '2026-01-05', expiresOn: '2028-01-04' });
  });
});

describe('a day', () => {
  it.each([
    ['2026-01-05', '2026-01-05'],
    ['2026/1/5', '2026-01-05'],
    ['05.01.2026', '2026-01-05'],
    ['5.1.26', '2026-01-05'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['5/5/2026', '2026-05-05'],
    ['5 Jan 2026', '2026-01-05'],
    ['January 5, 2026', '2026-01-05'],
    ['05-JAN-2026', '2026-01-05'],
    ['5. März 2026', '2026-03-05'],
    ['12 décembre 2026', '2026-12-12'],
    ['5 de enero de 2026', '2026-01-05'],
    ['01/05/2026', null],
    ['January 2026', null],
    ['30.02.2026', null],
    ['01.01.1812', null],
    ['soon', null],
  ])('%s is %s', (written, day) => {
    expect(readDay(written).day).toBe(day);
    expect(readDay(written).problem === null).toBe(day !== null);
  });
});
