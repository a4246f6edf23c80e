import { expect, it } from 'vitest';
import { fieldOf, placeOf } from './checkPlaces';

it.each([
  ['allergen.unconfirmed', 'It rests on'],
  ['protein.quality', 'Quality of the protein (PDCAAS)'],
  ['overage.none', undefined],
] as const)('%s is mended in the field %s', (code, label) => expect(fieldOf({ code })).toBe(label));

const lines = [
  { id: 1, amount: { value: 5, unit: 'mg' } },
  { id: 'b', amount: { value: 5, unit: '%', basis: 'percent' } },
] as const;

it.each([
  [
    { code: 'dose.overLimit', line: 1 },
    { kind: 'cell', lineId: '1', columnId: 'amount' },
  ],
  [
    { code: 'allergen.unconfirmed', line: 'b' },
    { kind: 'details', lineId: 'b', field: 'It rests on' },
  ],
  [{ code: 'fit.tooBig' }, { kind: 'setting', field: 'Pieces of a serving' }],
  [{ code: 'serving.pieces' }, { kind: 'setting', field: 'A container holds' }],
  [{ code: 'percent.sum' }, { kind: 'cell', lineId: 'b', columnId: 'amount' }],
  [{ code: 'label.shellMissing' }, undefined],
  [{ code: 'price.missing', line: 'gone' }, undefined],
] as const)('%o is seen to at %o', (found, place) => expect(placeOf(found, lines)).toEqual(place));
