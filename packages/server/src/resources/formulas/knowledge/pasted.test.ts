import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../../evidence/index.ts';
import { usualPurposeOf } from '../../../formula/index.ts';
import { parseCsv } from '../../../registry/csv.ts';
import { previewSheet } from '../../../sheets/reading/index.ts';
import { formulaDataOf } from './formulaData.ts';

/** Rows as spec sheets have them, and what a formulator reads in them. */
const file = new URL('../testing/pastedLines.csv', import.meta.url);
const rows = [...parseCsv('pastedLines.csv', readFileSync(file, 'utf8'))].map(({ fields }) => fields);
const data = formulaDataOf(loadEvidence());

function read(name = '', amount = '') {
  const isAlone = amount === '';
  const table = isAlone
    ? [['Ingredient'], [name]]
    : [
        ['Ingredient', 'Amount'],
        [name, amount],
      ];
  const [result] = previewSheet(table, {
    known: data.ingredients,
    compounds: data.compounds,
    tradeNames: data.tradeNames,
    usualPurposes: data.usualPurposes,
    usualPurpose: (name) => usualPurposeOf(name, data),
    own: [],
    today: '2026-11-24',
    mark: null,
  }).rows;
  const { line } = result ?? {};
  const value = line?.amount;
  return {
    is: line?.purpose ?? line?.nutrient ?? line?.ingredient ?? 'free',
    reads: value?.isRest ? 'rest' : [value?.value, value?.unit, value?.equivalents].filter(Boolean).join(' '),
    as: line?.source ?? '',
    form: line?.nutrientForm ?? '',
    potency: String(line?.potency ?? 'none'),
    latin: line?.latinName ?? '',
    part: line?.plantPart ?? '',
    ratio: line?.extract?.ratio ?? '',
    marker: line?.marker ? `${line.marker.percent} % ${line.marker.name}` : '',
    note: line?.note ?? '',
  };
}

describe.each([...Map.groupBy(rows, (row) => row.of)])('rows of %s', (_, lines) => {
  it.each(lines.map((line) => [line.name, line.amount, line] as const))('%s · %s', (name, amount, line) => {
    const { potency, note, ...found } = read(name, amount);
    const { of: _of, name: _name, amount: _amount, potency: share, noted = '', ...expected } = line;
    expect(found).toEqual(expected);
    expect(potency).toBe(share || potency);
    expect(note).toContain(noted);
  });
});
