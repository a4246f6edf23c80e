import { isConfirmed } from '../../registry/index.ts';
import type { DataSource } from '../dataSourceRecords.ts';
import { freshness, type Passage } from './passages.ts';

/** Where figures of one kind come from, as answers cite it. */
export const dataSourcePassage = (row: DataSource): Passage => ({
  key: `dataSource:${row.key}`,
  kind: 'ingredient',
  title: `Where it comes from: ${row.subject}`,
  source: row.source,
  url: null,
  text: `${row.subject}: ${row.held}.${freshness(row)}`,
  isConfirmed: isConfirmed(row),
  ingredients: [],
  topics: [],
});
