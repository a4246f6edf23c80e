import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { PanelTabs } from '@seedbed/ui/panel-tabs';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, type ReactNode } from 'react';
import { errorWords } from '../../api/problem';
import { useOpenRow } from '../../screen/useOpenRow';
import { ClaimGrid } from './claim/ClaimGrid';
import * as styles from './claims.css';
import { useClaimedFormulas, useClaims } from './claims.api';
import { MarketsTable } from './markets/MarketsTable';

// A product without a formula has nothing to check.
const CheckPanel = lazy(async () => ({ default: (await import('./check/CheckPanel')).CheckPanel }));
const ClaimDialog = lazy(async () => ({ default: (await import('./claim/ClaimDialog')).ClaimDialog }));

export interface ClaimsRoomProps {
  productId: number;
  /** Shown until the product has a formula that claims can rest on. */
  whileEmpty: ReactNode;
}

/** What may be said of a product: copy that is checked, claims that are kept. */
export function ClaimsRoom({ productId, whileEmpty }: ClaimsRoomProps) {
  const formulas = useClaimedFormulas(productId);
  const claims = useClaims(productId);
  const [openId, setOpenId] = useOpenRow<number>('Claims');
  const open = claims.data?.find(({ id }) => id === openId);
  const error: unknown = formulas.error ?? claims.error;
  if (!formulas.data || !claims.data) {
    if (!error) return <RoomSkeleton />;
    const again = () => void Promise.all([formulas.mutate(), claims.mutate()]);
    return (
      <Notice
        tone="critical"
        title="The claims could not be loaded"
        action={<Button onPress={again}>Try again</Button>}
      >
        {errorWords(error)}
      </Notice>
    );
  }
  if (formulas.data.length === 0 && claims.data.length === 0) return whileEmpty;
  const kept = claims.data;
  const revs = formulas.data.reduce((sum, { rev }) => sum + rev, 0);
  return (
    <div className={styles.room}>
      <Suspense fallback={<RoomSkeleton />}>
        <Stack gap="large">
          <CheckPanel productId={productId} again={revs} />
          {kept.length > 0 ? (
            <PanelTabs
              label="Kept claims"
              tabs={[
                {
                  id: 'claims',
                  label: 'Claims',
                  note: String(kept.length),
                  content: <ClaimGrid claims={kept} onOpen={setOpenId} />,
                },
                {
                  id: 'markets',
                  label: 'By market',
                  content: <MarketsTable productId={productId} claims={kept} />,
                },
              ]}
            />
          ) : (
            <Text as="p" tone="quiet">
              No claim is kept yet. Save one to attach evidence and to have it approved.
            </Text>
          )}
          <Suspense fallback={null}>
            {open && <ClaimDialog claim={open} onClose={() => setOpenId(undefined)} />}
          </Suspense>
        </Stack>
      </Suspense>
    </div>
  );
}

function RoomSkeleton() {
  return (
    <div role="status" aria-label="Loading the claims">
      <Stack gap="small">
        <Skeleton height="96px" />
        <Skeleton height="36px" />
        <Skeleton height="120px" />
      </Stack>
    </div>
  );
}
