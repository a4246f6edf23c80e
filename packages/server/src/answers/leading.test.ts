import { expect, test } from 'vitest';
import { loadEvidence } from '../evidence/index.ts';
import { recordIndexOf } from './gather/recordIndex.ts';
import { saysWhat } from './leading.ts';
import { fact, note, paragraph, type Block } from './prose.ts';

const [one, other] = recordIndexOf(loadEvidence()).passages;
if (!one || !other) throw new Error('The base holds two records at least.');

const draft = (...blocks: Block[]) => ({ blocks, isAbstention: false });
const asked = draft(paragraph(note('Of this I hold one thing.'), fact('It is 5 mg ', one)));

test.each([
  ['the same figure of the same record', draft(paragraph(fact('At most 5 mg a day, or 7 ', one))), true],
  ['another figure of it', draft(paragraph(fact('It is 7 mg ', one))), false],
  ['the figure of another record', draft(paragraph(fact('It is 5 mg ', other))), false],
  [
    'it in a row of a table',
    draft({ kind: 'table', header: ['', ''], rows: [[fact('5 mg'), fact('', one)]] }),
    true,
  ],
  ['nothing', draft(), false],
])('of an answer with 5 mg of a record, one with %s says what it begins with: %#', (_, told, isSaid) => {
  expect(saysWhat(told, asked)).toBe(isSaid);
});

test('where nothing is stated, nothing has to be said', () => {
  expect(saysWhat(draft(), draft(paragraph(note('I hold nothing on it.'))))).toBe(true);
});
