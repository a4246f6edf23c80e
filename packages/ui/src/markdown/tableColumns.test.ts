import { expect, it } from 'vitest';
import { tableColumns } from './tableColumns';

type Table = NonNullable<Parameters<typeof tableColumns>[0]>;
type Content = Table['children'][number];

const element = (tagName: string, ...children: Content[]): Table => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): Content => ({ type: 'text', value });

it('reads the headers, also those with markup, and leaves empty ones out', () => {
  const headers = element(
    'tr',
    element('th', text('Dose ')),
    element('th'),
    element('th', element('em', text('Grade'))),
  );
  const table = element(
    'table',
    element('thead', headers),
    element('tbody', element('tr', element('td', text('1 g')))),
  );
  expect(tableColumns(table)).toEqual(['Dose', 'Grade']);
});

it('reads nothing from nothing', () => {
  expect(tableColumns(undefined)).toEqual([]);
});
