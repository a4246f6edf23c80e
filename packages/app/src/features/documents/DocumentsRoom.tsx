import type { DocumentKind } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Stack } from '@seedbed/ui/layout';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { errorWords } from '../../api/problem';
import { useOpenRow } from '../../screen/useOpenRow';
import { useDocuments, useIsBuilt } from './documents.api';
import * as styles from './documents.css';
import { byKind } from './documentWords';
import { gridLabel } from './kinds/kindGrid';

// A product without a formula has no documents.
const KindsList = lazy(async () => ({ default: (await import('./kinds/KindsList')).KindsList }));
const CertificatesPart = lazy(async () => ({
  default: (await import('./certificates/CertificatesPart')).CertificatesPart,
}));
const KindDialog = lazy(async () => ({ default: (await import('./kinds/KindDialog')).KindDialog }));

export interface DocumentsRoomProps {
  productId: number;
  /** Shown until the product has a formula with a line. */
  whileEmpty: ReactNode;
}

/** What is handed to others about a product: generated, filled in, approved, compared. */
export function DocumentsRoom({ productId, whileEmpty }: DocumentsRoomProps) {
  const isBuilt = useIsBuilt(productId);
  const documents = useDocuments(productId);
  const [openKind, setOpenKind] = useOpenRow<DocumentKind>(gridLabel);
  if (isBuilt.data === undefined || !documents.data) {
    const error: unknown = isBuilt.error ?? documents.error;
    if (!error) return <RoomSkeleton />;
    const again = () => void Promise.all([isBuilt.mutate(), documents.mutate()]);
    return (
      <Notice
        tone="critical"
        title="The documents could not be loaded"
        action={<Button onPress={again}>Try again</Button>}
      >
        {errorWords(error)}
      </Notice>
    );
  }
  if (!isBuilt.data && documents.data.length === 0) return whileEmpty;
  const kinds = byKind(documents.data);
  const open = kinds.find(({ kind }) => kind === openKind);
  return (
    <div className={styles.room}>
      <Suspense fallback={<RoomSkeleton />}>
        <KindsList productId={productId} kinds={kinds} onOpen={setOpenKind} />
        <CertificatesPart productId={productId} />
      </Suspense>
      <Suspense fallback={null}>
        {open && (
          <KindDialog
            key={open.kind}
            productId={productId}
            {...open}
            onClose={() => setOpenKind(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

function RoomSkeleton() {
  return (
    <div role="status" aria-label="Loading the documents">
      <Stack gap="small">
        <Skeleton height="60px" />
        <Skeleton height="240px" />
      </Stack>
    </div>
  );
}
