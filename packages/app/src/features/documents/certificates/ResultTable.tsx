import type { Coa, CoaResult } from '@seedbed/server/contract';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { useMedia } from '../../../screen/useMedia';
import { reasonWords } from './coaWords';
import { VerdictBadge } from './VerdictBadge';

type Row = CoaResult & { id: string };

const quiet = (words: string) => (
  <Text size="caption" tone="quiet">
    {words}
  </Text>
);

const shownResult = ({ result, unit }: CoaResult) =>
  result === null ? '–' : [result, unit].filter(Boolean).join(' ');

const verdictColumn: DataColumn<Row> = {
  id: 'verdict',
  label: 'Verdict',
  cell: (row) => (
    <Stack gap="xxsmall">
      <span>
        <VerdictBadge verdict={row.verdict} />
      </span>
      {reasonWords(row) && quiet(reasonWords(row))}
    </Stack>
  ),
};

const order = ['fail', 'missing', 'unreadable', 'pass'];
const urgency = ({ verdict }: CoaResult) => order.indexOf(verdict);

/** On a phone what was found stands with its limit beneath the test, so that nothing is out of sight; what has to be looked at comes first. */
const narrowColumns: readonly DataColumn<Row>[] = [
  {
    id: 'test',
    label: 'Test, result and limit',
    cell: (row) => (
      <Stack gap="xxsmall">
        {row.test}
        <Text size="caption">
          {`${shownResult(row)} · Limit: ${row.limit ?? '–'}${row.limitFrom === 'specification' ? ', of the specification' : ''}`}
        </Text>
      </Stack>
    ),
  },
  verdictColumn,
];

const wideColumns: readonly DataColumn<Row>[] = [
  {
    id: 'test',
    label: 'Test',
    cell: ({ test, method }) => (
      <Stack gap="xxsmall">
        {test}
        {method && quiet(method)}
      </Stack>
    ),
  },
  verdictColumn,
  {
    id: 'result',
    label: 'Result',
    cell: shownResult,
  },
  {
    id: 'limit',
    label: 'Limit',
    cell: ({ limit, limitFrom, stated }) => (
      <Stack gap="xxsmall">
        {limit ?? '–'}
        {limitFrom === 'specification' && quiet('Of the specification')}
        {limitFrom === 'specification' &&
          stated !== null &&
          stated !== limit &&
          quiet(`Certificate: ${stated}`)}
      </Stack>
    ),
  },
];

/** The results of a certificate, each with its verdict and the limit that it was held against. */
export function ResultTable({ results }: Pick<Coa, 'results'>) {
  const isNarrow = useMedia('(max-width: 40rem)');
  const rows = results.map((result, at) => Object.assign({ id: String(at) }, result));
  return (
    <DataTable
      caption="Results and their verdicts"
      rows={isNarrow ? rows.toSorted((a, b) => urgency(a) - urgency(b)) : rows}
      columns={isNarrow ? narrowColumns : wideColumns}
    />
  );
}
