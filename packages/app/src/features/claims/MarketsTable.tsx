import type { ClaimInMarkets } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { errorWords } from '../../api/problem';
import { useClaimsInMarkets } from './claims.api';
import { VerdictBadge } from './VerdictBadge';

type Row = Omit<ClaimInMarkets, 'id'> & { id: string };

const markets = ['US', 'EU', 'UK'] as const;

const columns: readonly DataColumn<Row>[] = [
  { id: 'claim', label: 'Claim', cell: ({ text }) => text },
  ...markets.map((market) => ({
    id: market,
    label: market,
    cell: (row: Row) => {
      const judged = row.markets.find((each) => each.market === market);
      return judged ? <VerdictBadge verdict={judged.verdict} /> : '–';
    },
  })),
];

/** Each claim as every market's rules judge it now. */
export function MarketsTable({ productId }: { productId: number }) {
  const { data, error, mutate } = useClaimsInMarkets(productId);
  if (data) {
    const rows = data.map(({ id, text, markets: judged }) => ({ id: String(id), text, markets: judged }));
    return (
      <DataTable caption="Claims by market, as they would be judged now" rows={rows} columns={columns} />
    );
  }
  if (!error) {
    return (
      <Text as="p" tone="quiet" role="status">
        Loading...
      </Text>
    );
  }
  return (
    <Notice
      tone="critical"
      title="The markets could not be compared"
      action={<Button onPress={() => void mutate()}>Try again</Button>}
    >
      {errorWords(error)}
    </Notice>
  );
}
