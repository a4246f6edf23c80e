import { documentKindNames, type StoredDocument } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { byKind, changedFields, differingFields, readinessWords, valuesOf } from './documentWords';

const item = (path: string) => ({ path, question: `What is ${path}?` });
const document = (more: Partial<StoredDocument>) => more as StoredDocument;

it('says how many items are open', () => {
  expect(readinessWords({ openItems: [item('a'), item('b')] })).toBe('2 open items');
  expect(readinessWords({ openItems: [item('a')] })).toBe('1 open item');
  expect(readinessWords({ openItems: [] })).toBe('Ready');
});

it('has every kind in its order, and the documents of each as they came', () => {
  const notice = (id: number) => document({ id, kind: 'notice' });
  const kinds = byKind([notice(3), document({ id: 2, kind: 'dossier' }), notice(1)]);
  expect(kinds.map(({ kind }) => kind)).toEqual(documentKindNames);
  expect(kinds.find(({ kind }) => kind === 'notice')?.documents.map(({ id }) => id)).toEqual([3, 1]);
});

it('hands on what was filled in', () => {
  expect(valuesOf(undefined)).toEqual({});
  expect(valuesOf(document({ filledItems: [{ ...item('firm.name'), text: 'Acme' }] }))).toEqual({
    'firm.name': 'Acme',
  });
});

it('tells a change of open items by their count and of the words by the number', () => {
  const changes = [
    { path: 'checksum', from: 'a', to: 'b' },
    { path: 'openItems', from: ['a'], to: ['a', 'b'] },
  ];
  expect(changedFields({ because: [], changes })).toEqual([
    { id: 'checksum', label: 'What it says', before: 'As below', after: 'The next number' },
    { id: 'openItems', label: 'Open items', before: '1', after: '2' },
  ]);
});

it('leaves out what was not there', () => {
  const [come, gone] = differingFields({
    from: 1,
    to: 2,
    changes: [
      { place: 'Label', from: null, to: 'Zinc' },
      { place: 'Label', from: 'Iron', to: null },
    ],
  });
  expect(come).toEqual({ id: '0', label: 'Label', before: undefined, after: 'Zinc' });
  expect(gone).toEqual({ id: '1', label: 'Label', before: 'Iron', after: undefined });
});
