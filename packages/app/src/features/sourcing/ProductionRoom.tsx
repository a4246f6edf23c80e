import type { Rfq } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { SelectField } from '@seedbed/ui/field';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { PanelTabs } from '@seedbed/ui/panel-tabs';
import { Skeleton } from '@seedbed/ui/skeleton';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { errorWords } from '../../api/problem';
import { dayInWords } from '../../format/dates';
import { Failure } from '../../feedback/Failure';
import { isOver, rfqStatusWords, unfinishedOf } from './rfqWords';
import { useRfqs, useSourcingCalls, useSuppliers } from './sourcing.api';
import { useAttempt } from '../../feedback/useAttempt';

const RequestRoom = lazy(async () => ({ default: (await import('./request/RequestRoom')).RequestRoom }));
const SuppliersList = lazy(async () => ({
  default: (await import('./suppliers/SuppliersList')).SuppliersList,
}));

export interface ProductionRoomProps {
  productId: number;
  /** Shown until a request is begun. */
  whileEmpty: ReactNode;
}

/** Buying a product: its requests for quotation, and who can be asked. */
export function ProductionRoom({ productId, whileEmpty }: ProductionRoomProps) {
  const { data: rfqs, error, mutate } = useRfqs(productId);
  const { data: suppliers } = useSuppliers();
  if (!rfqs) {
    if (!error) return <RoomSkeleton />;
    return (
      <Notice
        tone="critical"
        title="The requests could not be loaded"
        action={<Button onPress={() => void mutate()}>Try again</Button>}
      >
        {errorWords(error)}
      </Notice>
    );
  }
  const begin = (
    <Stack gap="medium">
      {whileEmpty}
      <BeginRequest productId={productId}>Request a quote</BeginRequest>
    </Stack>
  );
  return (
    <PanelTabs
      label="Production"
      keepsPanels
      tabs={[
        {
          id: 'request',
          label: 'Request',
          content: rfqs.length === 0 ? begin : <Requests productId={productId} rfqs={rfqs} />,
        },
        {
          id: 'suppliers',
          label: 'Suppliers',
          note: String(suppliers?.length ?? ''),
          content: (
            <Suspense fallback={null}>
              <SuppliersList productId={productId} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

/** The request that is worked on, and the way to the others. */
function Requests({ productId, rfqs }: { productId: number; rfqs: readonly Rfq[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const unfinished = unfinishedOf(rfqs);
  const shown = rfqs.find(({ id }) => String(id) === chosen) ?? unfinished ?? rfqs[0];
  if (!shown) return null;
  return (
    <Stack gap="large">
      {(rfqs.length > 1 || isOver(shown)) && (
        <Inline gap="small" align="end">
          {rfqs.length > 1 && (
            <SelectField
              label="Request"
              options={rfqs.map((rfq) => ({ id: String(rfq.id), label: nameOf(rfq) }))}
              value={String(shown.id)}
              onChange={setChosen}
            />
          )}
          {!unfinished && <BeginRequest productId={productId}>New request</BeginRequest>}
        </Inline>
      )}
      <Suspense fallback={<RoomSkeleton />}>
        <RequestRoom key={shown.id} rfq={shown} />
      </Suspense>
    </Stack>
  );
}

const nameOf = ({ id, status, createdAt }: Rfq) =>
  `${id}, ${rfqStatusWords[status].toLowerCase()}, begun ${dayInWords(createdAt)}`;

function BeginRequest({ productId, children }: { productId: number; children: ReactNode }) {
  const { begin } = useSourcingCalls(productId);
  const { attempt, isPending, failure } = useAttempt();
  return (
    <Stack gap="small">
      <div>
        <Button isPending={isPending} onPress={() => void attempt(begin)}>
          {children}
        </Button>
      </div>
      <Failure error={failure} title="No request was begun" />
    </Stack>
  );
}

function RoomSkeleton() {
  return (
    <div role="status" aria-label="Loading the requests">
      <Stack gap="small">
        <Skeleton height="64px" />
        <Skeleton height="120px" />
      </Stack>
    </div>
  );
}
