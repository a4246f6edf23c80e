import type { Claim, ClaimInMarkets } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { Notice } from '@seedbed/ui/notice';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import { errorWords } from '../../../api/problem';
import * as styles from '../claims.css';
import { verdictWords } from '../claimWords';
import { useClaimsInMarkets } from '../claims.api';
import { VerdictBadge } from '../VerdictBadge';

// What is behind a verdict is asked for by a press.
const MarketDialog = lazy(async () => ({ default: (await import('./MarketDialog')).MarketDialog }));

type Row = Omit<ClaimInMarkets, 'id'> & { id: string };

const markets = ['US', 'EU', 'UK'] as const;

/** What is behind a verdict of a market. */
interface Opened {
  id: string;
  market: (typeof markets)[number];
}

const columnsWith = (onOpen: (opened: Opened) => void): readonly DataColumn<Row>[] => [
  { id: 'claim', label: 'Claim', cell: ({ text }) => text },
  ...markets.map((market) => ({
    id: market,
    label: market,
    cell: ({ id, markets: all }: Row) => {
      const verdict = all.find((each) => each.market === market)?.verdict;
      return verdict ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${verdictWords[verdict]} in the ${market}: show why`}
          onPress={() => onOpen({ id, market })}
        >
          <VerdictBadge verdict={verdict} />
        </Button>
      ) : (
        '–'
      );
    },
  })),
];

interface MarketsProps {
  productId: number;
  /** Those that are kept, with the evidence and the channel that they are judged with. */
  claims: readonly Claim[];
}

/** Each claim as every market's rules judge it now; a press shows why. */
export function MarketsTable({ productId, claims }: MarketsProps) {
  const { data, error, mutate } = useClaimsInMarkets(productId);
  const [opened, setOpened] = useState<Opened>();
  const claim = claims.find(({ id }) => String(id) === opened?.id);
  if (data) {
    const rows = data.map(({ id, text, markets: judged }) => ({ id: String(id), text, markets: judged }));
    return (
      <>
        <div className={styles.inMarkets}>
          <DataTable
            caption="Claims by market, as they would be judged now"
            rows={rows}
            columns={columnsWith(setOpened)}
          />
        </div>
        <Suspense fallback={null}>
          {opened && claim && (
            <MarketDialog claim={claim} market={opened.market} onClose={() => setOpened(undefined)} />
          )}
        </Suspense>
      </>
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
